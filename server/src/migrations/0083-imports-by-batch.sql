-- A batch is written in one transaction, also when some of its rows are refused. An import that an earlier version left within a
-- batch starts again: it finds the rows that are there.
DELETE FROM sys_import_progress WHERE jsonb_array_length(written) > 0;

ALTER TABLE sys_import_progress DROP COLUMN written;
