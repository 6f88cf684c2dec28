-- Columns that change often have a version of their own: a trigger on them names it.
CREATE OR REPLACE FUNCTION mark_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed constant name := coalesce(TG_ARGV[0], TG_TABLE_NAME);
  mark constant text := 'campus.changed_' || changed;
BEGIN
  IF current_setting(mark, true) = '1' THEN
    RETURN NULL;
  END IF;
  UPDATE table_version SET n = n + 1 WHERE tab = changed AND slot = pg_backend_pid();
  IF NOT FOUND THEN
    INSERT INTO table_version (tab, slot, n) VALUES (changed, pg_backend_pid(), 1 + floor(random() * 1000000000000)::bigint);
  END IF;
  PERFORM set_config(mark, '1', true);
  RETURN NULL;
END
$$;
