"""The benchmarks: ``make bench`` prints them as tables, each figure beside a named baseline of the same run."""
