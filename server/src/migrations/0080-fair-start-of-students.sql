ALTER TABLE rc_violation ALTER COLUMN ref_type TYPE varchar(64);

ALTER TABLE rc_fair_student ADD COLUMN fair_start_copy timestamptz(0);

CREATE OR REPLACE TRIGGER tg_rc_fair_student_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, fair_id, employ_id, wait_no, sign_time, cancel_reason, cancel_time, checkin_time, entry_code, status OR DELETE OR TRUNCATE ON rc_fair_student FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_fair_student_fair_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.start_time INTO NEW.fair_start_copy FROM rc_job_fair s WHERE s.id = NEW.fair_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_fair_student_fair_id_copy BEFORE INSERT OR UPDATE OF fair_id ON rc_fair_student FOR EACH ROW EXECUTE FUNCTION copy_rc_fair_student_fair_id();

UPDATE rc_fair_student t SET fair_start_copy = f.fair_start_copy FROM (SELECT r.id, s.start_time AS fair_start_copy FROM rc_fair_student r LEFT JOIN rc_job_fair s ON s.id = r.fair_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.fair_start_copy IS DISTINCT FROM f.fair_start_copy);

CREATE OR REPLACE FUNCTION spread_rc_fair_student_fair_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_fair_student SET fair_start_copy = NEW.start_time WHERE fair_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_fair_student_fair_id_source AFTER UPDATE OF start_time ON rc_job_fair FOR EACH ROW WHEN (OLD.start_time IS DISTINCT FROM NEW.start_time) EXECUTE FUNCTION spread_rc_fair_student_fair_id();
