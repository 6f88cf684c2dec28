ALTER TABLE rc_employ_user ADD COLUMN focus_tags varchar(100);

ALTER TABLE rc_employ_user ADD COLUMN help_count integer;

CREATE TABLE rc_help_record (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  employ_id varchar(32),
  help_date date,
  kind integer,
  helper varchar(50),
  post_count integer,
  content text,
  result text,
  next_date date,
  PRIMARY KEY (id)
);

CREATE INDEX ix_rc_help_record_create_time ON rc_help_record (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_help_record_employ_id ON rc_help_record (employ_id);

CREATE INDEX ix_rc_help_record_sys_org_code ON rc_help_record (sys_org_code);

CREATE INDEX ix_rc_help_record_tenant_id_next_date ON rc_help_record (tenant_id, next_date);
