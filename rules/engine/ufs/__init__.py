"""The Universal Fighting System, by its advanced rules of 2010 (``ufs-rules-2010``)."""
