CREATE TABLE rc_blacklist (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  company_id varchar(32),
  credit_code varchar(18),
  scope integer,
  reason text,
  files varchar(2000),
  start_date date,
  end_date date,
  source integer,
  violation_ids varchar(1000),
  release_reason text,
  release_by varchar(50),
  release_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_blacklist_status CHECK (status IN (1, 2, 3))
);

CREATE UNIQUE INDEX uq_rc_blacklist_active ON rc_blacklist (tenant_id, company_id) WHERE del_flag = 0 AND status = 1;

CREATE INDEX ix_rc_blacklist_create_time ON rc_blacklist (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_blacklist_company_id ON rc_blacklist (company_id);

CREATE INDEX ix_rc_blacklist_end_date_due ON rc_blacklist (end_date, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_blacklist_credit_code ON rc_blacklist (credit_code);

ALTER TABLE rc_company ADD COLUMN black_scope integer;
