"""Reads sentences in a process of its own, so that nobody waits for them: a list of texts in, how each is run out."""

import sys

import msgspec

from cardhouse.books.running import SentenceRun, read_anew

TEXTS = msgspec.json.Decoder(list[str])
RUNS = msgspec.json.Decoder(list[SentenceRun])


def main() -> None:
    texts = TEXTS.decode(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode([read_anew(text) for text in texts]))


if __name__ == "__main__":
    main()
