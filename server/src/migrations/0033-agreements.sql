CREATE TABLE rc_agreement (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  agreement_no varchar(20),
  delivery_id varchar(32),
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  nature integer,
  type integer,
  position varchar(50),
  workplace varchar(100),
  start_date date,
  service_years integer,
  probation_months integer,
  probation_salary numeric(14,2),
  salary numeric(14,2),
  breach_fee numeric(14,2),
  archive_unit varchar(100),
  sign_way integer,
  ext_agreement_no varchar(40),
  deadline timestamptz(0),
  terms text,
  sign_file varchar(255),
  stamp_file varchar(255),
  signed_time timestamptz(0),
  refuse_reason text,
  revoke_reason text,
  college_by varchar(50),
  college_time timestamptz(0),
  college_opinion varchar(500),
  school_by varchar(50),
  school_time timestamptz(0),
  school_opinion varchar(500),
  effective_time timestamptz(0),
  end_reason integer,
  end_remark text,
  end_file varchar(255),
  end_letter varchar(255),
  end_party integer,
  end_apply_by varchar(50),
  end_apply_time timestamptz(0),
  end_agree_by varchar(50),
  end_agree_time timestamptz(0),
  end_opinion varchar(500),
  end_time timestamptz(0),
  remind_time timestamptz(0),
  is_reminded smallint NOT NULL DEFAULT 0,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_agreement_is_reminded CHECK (is_reminded IN (0, 1)),
  CONSTRAINT ck_rc_agreement_status CHECK (status IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
);

CREATE UNIQUE INDEX uq_rc_agreement_agreement_no ON rc_agreement (tenant_id, agreement_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_agreement_delivery_id ON rc_agreement (tenant_id, delivery_id) WHERE del_flag = 0 AND status IN (1, 2, 3, 4, 8, 9);

CREATE UNIQUE INDEX uq_rc_agreement_employ_id ON rc_agreement (tenant_id, employ_id) WHERE del_flag = 0 AND (status IN (2, 3, 4, 9) AND type = 1);

CREATE INDEX ix_rc_agreement_create_time ON rc_agreement (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_agreement_delivery_id ON rc_agreement (delivery_id);

CREATE INDEX ix_rc_agreement_employ_id ON rc_agreement (employ_id);

CREATE INDEX ix_rc_agreement_post_id ON rc_agreement (post_id);

CREATE INDEX ix_rc_agreement_company_id ON rc_agreement (company_id);

CREATE INDEX ix_rc_agreement_deadline_due ON rc_agreement (deadline, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_agreement_remind_time_due ON rc_agreement (remind_time, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_agreement_company_id_status ON rc_agreement (company_id, status);

CREATE INDEX ix_rc_agreement_post_id_status ON rc_agreement (post_id, status);

CREATE INDEX ix_rc_agreement_sys_org_code_status ON rc_agreement (sys_org_code, status);

ALTER TABLE rc_delivery ADD COLUMN agreement_id varchar(32);

ALTER TABLE rc_delivery ADD COLUMN agreement_status integer;

CREATE INDEX ix_rc_delivery_agreement_id ON rc_delivery (agreement_id);

ALTER TABLE rc_employ_user ADD COLUMN sign_count integer;

ALTER TABLE rc_employment ADD COLUMN agreement_id varchar(32);

CREATE INDEX ix_rc_employment_agreement_id ON rc_employment (agreement_id);
