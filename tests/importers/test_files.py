"""Reading a file that a person names: what is no file, what may not be read, and what has no end."""

import os
import socket
from pathlib import Path

import pytest

from rules.text.files import UnreadableError, read_bytes, read_text


def refusal(path, most=100):
    with pytest.raises(UnreadableError) as caught:
        read_bytes(Path(path), most)
    return str(caught.value)


def test_what_it_holds(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"\xef\xbb\xbfcaf\xc3\xa9")
    assert read_text(path) == "café"
    assert read_bytes(path, 8) == path.read_bytes()
    assert refusal(path, 7) == "it is longer than 7 bytes; name the right file"


def test_what_is_no_file(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        assert "cannot be read" in refusal(tmp_path / "socket")
    assert refusal(tmp_path) == "it is a folder; name a file"
    assert refusal(pipe) == "it is a named pipe; name a file"
    assert refusal("/dev/zero") == refusal("/dev/full") == "it is a device; name a file"


def test_what_is_not_there(tmp_path):
    assert refusal(tmp_path / "nothing") == (
        "it cannot be read (No such file or directory); check its name and who may read it"
    )
    (tmp_path / "lost").symlink_to(tmp_path / "nothing")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert "No such file" in refusal(tmp_path / "lost")
    assert "symbolic links" in refusal(tmp_path / "loop")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_what_may_not_be_read(tmp_path):
    path = tmp_path / "mine"
    path.write_text("secret")
    path.chmod(0)
    assert "Permission denied" in refusal(path)


def test_the_place_of_what_is_not_utf_8(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"one\n\xc3\xa9 \xe9\n")
    with pytest.raises(UnreadableError, match=r"line 2, byte 4: 0xE9"):
        read_text(path)
