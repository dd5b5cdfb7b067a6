"""What takes long is asked of a process of its own, so that no table waits for it."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress


async def asked_aside(module: str, problem: bytes, patience: float) -> bytes | None:
    """What a module that is run by itself says to a problem; nothing, if it fails or takes more than these seconds."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(patience):
            answer, _ = await process.communicate(problem)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return None if process.returncode else answer
