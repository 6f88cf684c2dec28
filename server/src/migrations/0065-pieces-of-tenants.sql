-- Pieces of the texts of a tenant: by those of all, a search would read the rows of every tenant that have them.
CREATE FUNCTION text_pieces(tenant integer, value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT tenant || ':' || substr(lower(value), i, 2)), '{}') FROM generate_series(1, length(value) - 1) i
$$;
