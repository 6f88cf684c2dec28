-- The end of the audit chain, for the transaction that adds to it: the lock and the read in one call. Each statement of the
-- function has a snapshot of its own, so the row is the last one once the lock is held.
CREATE FUNCTION lock_audit_head(OUT seq integer, OUT hash varchar) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(778202);
  SELECT a.seq, a.hash INTO seq, hash FROM sys_audit a ORDER BY a.seq DESC LIMIT 1;
END $$;
