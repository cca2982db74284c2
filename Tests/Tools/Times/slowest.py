#!/usr/bin/env python3
"""Prints the tests that took the longest, in seconds, from an event stream of `swift test`.

    swift test --no-parallel --event-stream-output-path FILE --event-stream-version 0
    python3 Tests/Tools/Times/slowest.py FILE [COUNT]

With `--no-parallel`, a test has the machine for itself, so its time is its own.
"""

import json
import sys

starts, times = {}, {}
with open(sys.argv[1]) as file:
    for line in file:
        record = json.loads(line)
        event = record["payload"]
        # Suites have no parentheses in their names.
        if record["kind"] != "event" or "(" not in event.get("testID", ""):
            continue
        if event["kind"] == "testStarted":
            starts[event["testID"]] = event["instant"]["absolute"]
        elif event["kind"] == "testEnded":
            times[event["testID"]] = event["instant"]["absolute"] - starts[event["testID"]]
total = sum(times.values())
print(f"{total:8.1f} all {len(times)} tests")
for name, seconds in sorted(times.items(), key=lambda pair: -pair[1])[: int(sys.argv[2]) if len(sys.argv) > 2 else 20]:
    print(f"{seconds:8.1f} {name}")
