"""The site's pages: server-rendered templates over the library.

``views`` read the request, ``presenters`` decide what a page shows, ``markup`` and ``cardtext`` turn texts into HTML.
"""
