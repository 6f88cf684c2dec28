CREATE TABLE biz_audit_log (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  biz_type varchar(50),
  biz_id varchar(32),
  action varchar(50),
  from_status integer,
  to_status integer,
  reason text,
  operator varchar(50),
  operator_name varchar(100),
  operate_time timestamptz(0),
  ip varchar(64),
  PRIMARY KEY (id)
);

CREATE INDEX ix_biz_audit_log_create_time ON biz_audit_log (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_biz_audit_log_biz_id_operate_time ON biz_audit_log (biz_id, operate_time);

CREATE TRIGGER tg_biz_audit_log_append_only BEFORE UPDATE OR DELETE ON biz_audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
