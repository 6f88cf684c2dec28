ALTER TABLE rc_account_alteration ADD COLUMN credential_version integer;

ALTER TABLE sys_user ADD COLUMN credential_version integer;

ALTER TABLE sys_session ADD COLUMN credential_version integer;

ALTER TABLE sys_one_time_code ADD COLUMN credential_version integer;

ALTER TABLE sys_registration_token ADD COLUMN credential_version integer;

UPDATE sys_user SET credential_version = 0;

UPDATE sys_session SET credential_version = 0;

UPDATE sys_one_time_code SET credential_version = 0 WHERE user_id IS NOT NULL;

UPDATE sys_registration_token SET credential_version = 0;

UPDATE rc_account_alteration SET credential_version = 0;

-- Whatever statement changes a credential raises the version; no statement lowers it.
CREATE FUNCTION raise_credential_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credential_version := COALESCE(NEW.credential_version, 0);
  IF TG_OP = 'UPDATE' THEN
    IF NEW.password IS DISTINCT FROM OLD.password OR NEW.phone IS DISTINCT FROM OLD.phone
      OR NEW.status IS DISTINCT FROM OLD.status OR NEW.del_flag IS DISTINCT FROM OLD.del_flag THEN
      NEW.credential_version := GREATEST(NEW.credential_version, OLD.credential_version + 1);
    ELSE
      NEW.credential_version := GREATEST(NEW.credential_version, OLD.credential_version);
    END IF;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER tg_sys_user_credential_version BEFORE INSERT OR UPDATE ON sys_user
  FOR EACH ROW EXECUTE FUNCTION raise_credential_version();
