from typing import Literal

RootRetrieveResponse200Object = Literal["root"]

ROOT_RETRIEVE_RESPONSE_200_OBJECT_VALUES: set[RootRetrieveResponse200Object] = {
    "root",
}


def check_root_retrieve_response_200_object(
    value: str,
) -> RootRetrieveResponse200Object:
    if value in ROOT_RETRIEVE_RESPONSE_200_OBJECT_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {ROOT_RETRIEVE_RESPONSE_200_OBJECT_VALUES!r}"
    )
