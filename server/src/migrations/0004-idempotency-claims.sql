ALTER TABLE sys_idempotency ADD COLUMN body_hash varchar(32);

ALTER TABLE sys_idempotency ADD COLUMN claim varchar(32);

ALTER TABLE sys_idempotency ADD COLUMN done integer;

-- Keys of before say neither what they stand for nor whether it was done.
DELETE FROM sys_idempotency;
