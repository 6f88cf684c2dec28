CREATE TABLE rc_employment_log (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  employ_id varchar(32),
  seq integer,
  occur_time timestamptz(0),
  action varchar(30),
  category varchar(20),
  dest_group integer,
  audit integer,
  grad_year integer,
  actor varchar(50),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_employment_log_employ_id_seq ON rc_employment_log (tenant_id, employ_id, seq);

CREATE INDEX ix_rc_employment_log_create_time ON rc_employment_log (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_employment_log_employ_id ON rc_employment_log (employ_id);

CREATE INDEX ix_rc_employment_log_tenant_id_grad_year_occur_time ON rc_employment_log (tenant_id, grad_year, occur_time);

CREATE TRIGGER tg_rc_employment_log_append_only BEFORE UPDATE OR DELETE ON rc_employment_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rc_employment (
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
  dest_category varchar(20),
  dest_sub varchar(20),
  dest_group integer,
  unit_name varchar(100),
  unit_credit_code varchar(18),
  unit_nature varchar(20),
  unit_industry varchar(20),
  job_category varchar(20),
  unit_region varchar(12),
  unit_address varchar(200),
  unit_contact varchar(30),
  unit_phone varchar(20),
  sign_way integer,
  ext_agreement_no varchar(40),
  sign_date date,
  report_date date,
  salary integer,
  is_match varchar(64),
  none_reason integer,
  intent_text varchar(200),
  proof_files varchar(2000),
  archive_unit varchar(100),
  archive_address varchar(100),
  household varchar(100),
  transfer_no varchar(40),
  verify_no varchar(40),
  change_reason varchar(200),
  college_by varchar(50),
  college_time timestamptz(0),
  school_by varchar(50),
  school_time timestamptz(0),
  opinion varchar(500),
  submit_time timestamptz(0),
  student_confirm_time timestamptz(0),
  audit integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_employment_audit CHECK (audit IN (0, 1, 2, 3, 4))
);

CREATE UNIQUE INDEX uq_rc_employment_employ_id ON rc_employment (tenant_id, employ_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_employment_create_time ON rc_employment (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_employment_employ_id ON rc_employment (employ_id);

CREATE INDEX ix_rc_employment_tenant_id_audit ON rc_employment (tenant_id, audit);

CREATE INDEX ix_rc_employment_sys_org_code ON rc_employment (sys_org_code);
