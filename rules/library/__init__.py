"""The library as pages and API ask for it: cards, wordings, decks, and what is published of them."""
