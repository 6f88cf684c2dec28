CREATE TABLE sys_daily_quota (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  subject varchar(100),
  day date,
  most integer,
  used integer,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_daily_quota_use_quota CHECK ((used >= 0 AND (most IS NULL OR most = 0 OR used <= most)))
);

CREATE UNIQUE INDEX uq_sys_daily_quota_subject_day ON sys_daily_quota (tenant_id, subject, day) WHERE del_flag = 0;

CREATE INDEX ix_sys_daily_quota_create_time ON sys_daily_quota (tenant_id, create_time DESC, id DESC);
