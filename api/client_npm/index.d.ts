import type { Client, ClientOptions } from "openapi-fetch";
import type { components, operations, paths } from "./schema.js";

export type { components, operations, paths };

/**
 * The API of a site, by its address: `site.GET("/api/v1/cards/{slug}", { params: { path: { slug: "fox-pass" } } })`
 * gives `{ data, error, response }`.
 */
export declare function cardsite(address: string, options?: Omit<ClientOptions, "baseUrl">): Client<paths>;
