DROP TABLE sys_login_failure;

-- Counts of sign-in, SMS, password reset and captcha calls, shared by all processes. A row is the log of one subject.
CREATE TABLE sys_limit (
  subject varchar(200) NOT NULL,
  taken timestamptz(0)[] NOT NULL,
  blocked_until timestamptz(0),
  expires timestamptz(0) NOT NULL,
  PRIMARY KEY (subject)
);

CREATE INDEX ix_sys_limit_expires ON sys_limit (expires);

-- Losing the counts in a crash of the PostgreSQL server is cheaper than logging every count. The embedded database ends
-- like a crash whenever its process is killed, so there the table is logged.
DO $$
BEGIN
  IF version() !~* 'emscripten|emcc|wasm' THEN
    ALTER TABLE sys_limit SET UNLOGGED;
  END IF;
END
$$;

-- Takes one of `most` places within `window_seconds`; the last place blocks the subject for `block_seconds`. Returns 0,
-- or the seconds to wait. The row lock makes it one step for all processes.
CREATE FUNCTION take_limit(wanted text, at timestamptz, window_seconds integer, most integer, block_seconds integer)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  held sys_limit%ROWTYPE;
  recent timestamptz[];
  until timestamptz;
BEGIN
  LOOP
    INSERT INTO sys_limit (subject, taken, expires) VALUES (wanted, '{}', at + make_interval(secs => window_seconds))
      ON CONFLICT (subject) DO NOTHING;
    SELECT * INTO held FROM sys_limit WHERE subject = wanted FOR UPDATE;
    EXIT WHEN FOUND;
  END LOOP;
  IF held.blocked_until > at THEN
    RETURN GREATEST(1, EXTRACT(EPOCH FROM held.blocked_until - at)::integer);
  END IF;
  SELECT COALESCE(array_agg(t ORDER BY t), '{}') INTO recent FROM unnest(held.taken) t
    WHERE t > at - make_interval(secs => window_seconds);
  IF cardinality(recent) >= most THEN
    RETURN GREATEST(1, window_seconds - EXTRACT(EPOCH FROM at - recent[cardinality(recent) - most + 1])::integer);
  END IF;
  IF block_seconds > 0 AND cardinality(recent) + 1 = most THEN
    until := at + make_interval(secs => block_seconds);
  END IF;
  UPDATE sys_limit SET taken = recent || at, blocked_until = until,
    expires = GREATEST(at + make_interval(secs => window_seconds), until) WHERE subject = wanted;
  RETURN 0;
END
$$;

-- Gives the latest place back and lifts the block that it caused.
CREATE FUNCTION give_back_limit(wanted text) RETURNS void LANGUAGE sql AS $$
  UPDATE sys_limit SET taken = trim_array(taken, LEAST(1, cardinality(taken))), blocked_until = NULL WHERE subject = wanted
$$;

-- Codes that were stored readable.
UPDATE sys_sms SET es_content = regexp_replace(es_content, '[0-9]{4,8}', '******', 'g')
  WHERE event_code IN ('SMS_CODE', 'SMS_PASSWORD');
