"""The views of the API, by what they are about: they read the request, ask ``rules``, and shape the answer."""
