-- The event log. Records are only ever added; snapshots are a cache and may be deleted at any time.

PRAGMA application_id = 0x43415244;  -- "CARD": tells our files from other programs' databases

CREATE TABLE tables (
    id    INTEGER PRIMARY KEY,
    name  TEXT NOT NULL UNIQUE,
    about BLOB NOT NULL
);

-- Clustered by table, so that reading one table's log reads neighbouring pages.
CREATE TABLE records (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 1),
    act_id   TEXT NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, act_id)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    number   INTEGER NOT NULL,
    body     BLOB NOT NULL
);

PRAGMA user_version = 1;
