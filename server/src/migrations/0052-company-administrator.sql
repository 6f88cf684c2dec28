-- An approved company keeps an active administrator, whatever statement takes one away. The check runs at the end of the
-- transaction, so that a hand-over may take the role before it gives it; the lock lets transactions take turns.
CREATE FUNCTION keep_company_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text;
BEGIN
  IF TG_TABLE_NAME = 'sys_user' THEN
    SELECT m.company_id INTO owner FROM rc_company_user m WHERE m.user_id = OLD.id AND m.role = 1 AND m.del_flag = 0;
  ELSE
    owner := OLD.company_id;
  END IF;
  PERFORM 1 FROM rc_company c WHERE c.id = owner AND c.del_flag = 0 AND c.audit_status = 3 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  PERFORM 1 FROM rc_company_user m JOIN sys_user u ON u.id = m.user_id
    WHERE m.company_id = owner AND m.role = 1 AND m.del_flag = 0 AND u.status = 1 AND u.del_flag = 0;
  IF NOT FOUND THEN
    RAISE EXCEPTION '企业至少保留一名管理员' USING ERRCODE = 'PRC01';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER tg_rc_company_user_administrator AFTER UPDATE ON rc_company_user
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.role = 1 AND OLD.del_flag = 0 AND (NEW.role <> 1 OR NEW.del_flag <> 0 OR NEW.company_id <> OLD.company_id))
  EXECUTE FUNCTION keep_company_administrator();

CREATE CONSTRAINT TRIGGER tg_sys_user_company_administrator AFTER UPDATE ON sys_user
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status = 1 AND OLD.del_flag = 0 AND (NEW.status <> 1 OR NEW.del_flag <> 0))
  EXECUTE FUNCTION keep_company_administrator();
