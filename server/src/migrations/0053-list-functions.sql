-- How often the rows of a table changed: one row per connection, so that no writer waits for another. The sum over the
-- slots of a table is its version in a snapshot: two snapshots with the same sum see the same rows.
CREATE TABLE table_version (
  tab name NOT NULL,
  slot integer NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (tab, slot)
) WITH (fillfactor = 50);

-- Counts a change once per transaction and table. The setting ends with its transaction or savepoint, as the count does.
-- A new slot begins at random, so that no sum comes back after a failover that lost commits.
CREATE FUNCTION mark_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mark constant text := 'campus.changed_' || TG_TABLE_NAME;
BEGIN
  IF current_setting(mark, true) = '1' THEN
    RETURN NULL;
  END IF;
  UPDATE table_version SET n = n + 1 WHERE tab = TG_TABLE_NAME AND slot = pg_backend_pid();
  IF NOT FOUND THEN
    INSERT INTO table_version (tab, slot, n) VALUES (TG_TABLE_NAME, pg_backend_pid(), 1 + floor(random() * 1000000000000)::bigint);
  END IF;
  PERFORM set_config(mark, '1', true);
  RETURN NULL;
END
$$;

-- Two-letter pieces of a text, by which an index finds the texts that contain a word. Dear, so that it is asked last.
CREATE FUNCTION text_pieces(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT substr(lower(value), i, 2)), '{}') FROM generate_series(1, length(value) - 1) i
$$;
