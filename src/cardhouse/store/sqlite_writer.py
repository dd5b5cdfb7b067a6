"""One thread that writes for everybody, and commits together what came in while it was busy."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Lock, Thread, current_thread
from typing import TypeAlias

from cardhouse.store.errors import StoreClosed, StoreFailed

Work: TypeAlias = Callable[[sqlite3.Connection], int]
"""Changes the database inside a transaction somebody else commits; raises to change nothing."""

LARGEST_GROUP = 1024
"""Bounds how long the first of a group waits for the last."""


@dataclass(frozen=True)
class _Job:
    work: Work
    done: Future[int] = field(default_factory=Future)


class GroupWriter:
    """Does jobs in the order they came, many to a commit; each learns its outcome after the commit.

    Waiting for the disk is what a commit costs, so the busier the writer is, the larger its groups become. Whenever
    work is undone it calls `undone`, in its own thread, so that nobody relies on what is not there.
    """

    def __init__(self, db: sqlite3.Connection, undone: Callable[[], object] = lambda: None) -> None:
        self.commits = 0
        self._db = db
        self._undone = undone
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._lock = Lock()
        # A daemon, so that a store nobody closed does not keep the program from ending;
        # what that loses was never acknowledged.
        self._thread = Thread(target=self._run, name="cardhouse-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> Future[int]:
        """Queue a job. Raises StoreClosed."""
        job = _Job(work)
        with self._lock:  # so that no job can slip in behind the end mark
            if self._closed:
                raise StoreClosed
            self._jobs.put(job)
        return job.done

    def do(self, work: Work) -> int:
        """Queue a job and wait until it is durable."""
        self._check_not_waiting_for_itself()
        return self.submit(work).result()

    def close(self) -> None:
        """Finish every job that was queued, then end the thread and close the connection."""
        self._check_not_waiting_for_itself()
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()
        self._db.close()

    def _check_not_waiting_for_itself(self) -> None:
        if current_thread() is self._thread:
            raise RuntimeError("a callback of append_later runs in the writer's thread and must not wait for it")

    def _run(self) -> None:
        while self._do_group():
            pass

    def _do_group(self) -> bool:
        """Do all that is waiting, at least one job. False at the end mark."""
        group: list[_Job] = []
        job = self._jobs.get()
        with suppress(Empty):
            while job is not None:
                # Says no for a future its owner has cancelled, and keeps it from being cancelled from now on.
                if job.done.set_running_or_notify_cancel():
                    group.append(job)
                if len(group) >= LARGEST_GROUP:
                    break
                job = self._jobs.get_nowait()
        if group:
            self._commit(group)
        return job is not None

    def _commit(self, group: list[_Job]) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            # Refusals wait for the commit as well: a number is stale only if what came before it is really kept.
            outcomes = self._all(group) or [self._attempt(job.work) for job in group]
            self._db.execute("COMMIT")
        except Exception as error:  # whatever it is, the callers must hear of it and the thread must go on
            self._undone()
            with suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            for job in group:
                failure = StoreFailed(str(error))
                failure.__cause__ = error
                job.done.set_exception(failure)
            return
        self.commits += 1
        for job, outcome in zip(group, outcomes, strict=True):
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

    def _all(self, group: list[_Job]) -> list[int | Exception]:
        """Do all jobs, if none of them refuses, which is by far the usual case; else do nothing."""
        self._db.execute("SAVEPOINT together")
        try:
            outcomes: list[int | Exception] = [job.work(self._db) for job in group]
        except sqlite3.OperationalError:
            raise
        except Exception:
            outcomes = []
            self._undone()
            self._db.execute("ROLLBACK TO together")
        self._db.execute("RELEASE together")
        return outcomes

    def _attempt(self, work: Work) -> int | Exception:
        self._db.execute("SAVEPOINT job")
        try:
            outcome: int | Exception = work(self._db)
        except sqlite3.OperationalError:
            raise  # the disk, not the job: SQLite may have undone the whole transaction
        except Exception as error:
            outcome = error
            self._undone()
            self._db.execute("ROLLBACK TO job")
        self._db.execute("RELEASE job")
        return outcome
