-- What every later migration rests on: overlap constraints and the guard of append-only tables.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The archive takes old rows away, in a transaction that says of which table.
  IF TG_OP = 'DELETE' AND current_setting('campus.archiving', true) = TG_TABLE_NAME THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = '23514';
END
$$;
