CREATE TABLE rc_match_feedback (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  match_id varchar(32),
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  score integer,
  rule_version integer,
  kind integer,
  remark text,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_match_feedback_match_id_create_by ON rc_match_feedback (tenant_id, match_id, create_by) WHERE del_flag = 0;

CREATE INDEX ix_rc_match_feedback_create_time ON rc_match_feedback (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_match_feedback_match_id ON rc_match_feedback (match_id);

CREATE INDEX ix_rc_match_feedback_employ_id ON rc_match_feedback (employ_id);

CREATE INDEX ix_rc_match_feedback_post_id ON rc_match_feedback (post_id);

CREATE INDEX ix_rc_match_feedback_company_id ON rc_match_feedback (company_id);

CREATE TABLE rc_match_job (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  kind varchar(20),
  ref_id varchar(32),
  status integer,
  total integer,
  done integer,
  last_post_id varchar(32),
  seen_time timestamptz(0),
  end_time timestamptz(0),
  error text,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_match_job_kind_ref_id ON rc_match_job (tenant_id, kind, ref_id) WHERE del_flag = 0 AND status = 0;

CREATE INDEX ix_rc_match_job_create_time ON rc_match_job (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_match_job_status_create_time ON rc_match_job (status, create_time);

CREATE TABLE rc_match_result (
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
  post_id varchar(32),
  company_id varchar(32),
  score integer,
  met_count integer,
  asked_count integer,
  parts varchar(80),
  rule_id varchar(32),
  rule_version integer,
  compute_time timestamptz(0),
  explain jsonb,
  screen_by varchar(50),
  screen_time timestamptz(0),
  reason_code integer,
  remark text,
  delivery_id varchar(32),
  screen integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_match_result_screen CHECK (screen IN (0, 1, 2, 3)),
  CONSTRAINT ck_rc_match_result_score_range CHECK ((score >= 0 AND score <= 100))
);

CREATE UNIQUE INDEX uq_rc_match_result_post_id_employ_id ON rc_match_result (tenant_id, post_id, employ_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_match_result_create_time ON rc_match_result (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_match_result_employ_id ON rc_match_result (employ_id);

CREATE INDEX ix_rc_match_result_post_id ON rc_match_result (post_id);

CREATE INDEX ix_rc_match_result_company_id ON rc_match_result (company_id);

CREATE INDEX ix_rc_match_result_delivery_id ON rc_match_result (delivery_id);

CREATE INDEX ix_rc_match_result_post_id_screen_score ON rc_match_result (post_id, screen, score);

CREATE INDEX ix_rc_match_result_company_id_screen_score ON rc_match_result (company_id, screen, score);

CREATE INDEX ix_rc_match_result_tenant_id_screen_score ON rc_match_result (tenant_id, screen, score);

CREATE TABLE rc_match_rule (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  name varchar(50),
  w_edu integer,
  w_major integer,
  w_skill integer,
  w_type integer,
  w_region integer,
  w_salary integer,
  w_time integer,
  threshold integer,
  top_n integer,
  active smallint NOT NULL DEFAULT 0,
  rule_version integer,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_match_rule_active CHECK (active IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_match_rule_name ON rc_match_rule (tenant_id, name) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_match_rule_active ON rc_match_rule (tenant_id) WHERE del_flag = 0 AND active = 1;

CREATE INDEX ix_rc_match_rule_create_time ON rc_match_rule (tenant_id, create_time DESC, id DESC);

CREATE TABLE rc_match_rule_version (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  rule_id varchar(32),
  rule_version integer,
  w_edu integer,
  w_major integer,
  w_skill integer,
  w_type integer,
  w_region integer,
  w_salary integer,
  w_time integer,
  threshold integer,
  top_n integer,
  saved_by varchar(50),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_match_rule_version_rule_id_rule_version ON rc_match_rule_version (tenant_id, rule_id, rule_version);

CREATE INDEX ix_rc_match_rule_version_create_time ON rc_match_rule_version (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_match_rule_version_rule_id ON rc_match_rule_version (rule_id);

CREATE TRIGGER tg_rc_match_rule_version_append_only BEFORE UPDATE OR DELETE ON rc_match_rule_version FOR EACH ROW EXECUTE FUNCTION refuse_change();
