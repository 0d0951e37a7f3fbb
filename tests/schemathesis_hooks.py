"""What ``tests/test_api_schemathesis.py`` has schemathesis leave out, so that it ends soon."""

import json
import zlib

import schemathesis

# A scenario has so many fields that each of its four operations gets thousands of bodies with one of them at a bound.
# One in so many is sent, always the same.
SHARE = 128


@schemathesis.hook
def filter_case(context, case):
    """Leaves out most of the bodies of interactions that the coverage phase makes."""
    phase = case.meta.phase.name.value if case.meta else ""
    if phase != "coverage" or case.method != "POST" or "/interactions/" not in case.path:
        return True
    sent = json.dumps([case.path, case.body], sort_keys=True, default=str)
    return zlib.crc32(sent.encode()) % SHARE == 0
