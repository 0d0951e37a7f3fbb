import createClient from "openapi-fetch";

export function cardsite(address, options = {}) {
  return createClient({ ...options, baseUrl: address });
}
