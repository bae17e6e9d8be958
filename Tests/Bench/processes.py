"""A browser's processes: what they hold, and their end."""

import os
import signal
import subprocess
import time


def tree(pid):
    """A process and all its descendants."""
    children = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(entry))
    found, waiting = [], [pid]
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])
    return found


def memory(pid):
    """The proportional set size of a process tree, in MB, and its number of processes."""
    total, count = 0, 0
    for process in tree(pid):
        try:
            with open(f"/proc/{process}/smaps_rollup") as file:
                total += next((int(line.split()[1]) for line in file if line.startswith("Pss:")), 0)
            count += 1
        except OSError:
            continue
    return total / 1024, count


def settled(pid):
    """The memory once it has stopped moving."""
    last, count = memory(pid)
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        time.sleep(1)
        now, count = memory(pid)
        if abs(now - last) < last * 0.01:
            break
        last = now
    return last, count


def web_processes(pid):
    """How many of a tree show pages; a sandbox around one counts for nothing."""
    return sum(name_of(process).startswith("WebKitWebProces") for process in tree(pid))


def descriptors(pid):
    """How many are open: in the browser's own process, in the fullest one, and in the whole tree."""
    counts = {}
    for process in tree(pid):
        try:
            counts[process] = len(os.listdir(f"/proc/{process}/fd"))
        except OSError:
            continue
    return counts.get(pid, 0), max(counts.values(), default=0), sum(counts.values())


def name_of(pid):
    try:
        with open(f"/proc/{pid}/comm") as file:
            return file.read().strip()
    except OSError:
        return ""


def stop(process):
    """Ends the tree at once."""
    for pid in reversed(tree(process.pid)):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    process.wait()


def leave(process, seconds=15):
    """Lets the browser save what it keeps."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        stop(process)
