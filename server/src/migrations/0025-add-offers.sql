CREATE TABLE rc_violation (
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
  type integer,
  points integer,
  occur_date date,
  ref_type varchar(10),
  ref_id varchar(32),
  description text,
  auto smallint NOT NULL DEFAULT 0,
  settled smallint NOT NULL DEFAULT 0,
  revoked smallint NOT NULL DEFAULT 0,
  revoke_reason text,
  revoke_by varchar(50),
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_violation_auto CHECK (auto IN (0, 1)),
  CONSTRAINT ck_rc_violation_settled CHECK (settled IN (0, 1)),
  CONSTRAINT ck_rc_violation_revoked CHECK (revoked IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_violation_company_id_type_ref_id ON rc_violation (tenant_id, company_id, type, ref_id) WHERE del_flag = 0 AND auto = 1;

CREATE INDEX ix_rc_violation_create_time ON rc_violation (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_violation_company_id ON rc_violation (company_id);

CREATE INDEX ix_rc_violation_company_id_occur_date ON rc_violation (company_id, occur_date);

ALTER TABLE rc_delivery ADD COLUMN offer_id varchar(32);

ALTER TABLE rc_delivery ADD COLUMN offer_status integer;

ALTER TABLE rc_delivery ADD COLUMN offer_deadline timestamptz(0);

CREATE INDEX ix_rc_delivery_offer_id ON rc_delivery (offer_id);

CREATE TABLE rc_offer (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  offer_no varchar(20),
  delivery_id varchar(32),
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  nature integer,
  position varchar(50),
  salary numeric(14,2),
  salary_text varchar(50),
  workplace varchar(100),
  onboard_date date,
  probation varchar(30),
  content text,
  file varchar(255),
  deadline timestamptz(0),
  remind_time timestamptz(0),
  is_reminded smallint NOT NULL DEFAULT 0,
  answer_time timestamptz(0),
  refuse_reason text,
  revoke_reason text,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_offer_is_reminded CHECK (is_reminded IN (0, 1)),
  CONSTRAINT ck_rc_offer_status CHECK (status IN (1, 2, 3, 4, 5))
);

CREATE UNIQUE INDEX uq_rc_offer_offer_no ON rc_offer (tenant_id, offer_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_offer_delivery_id ON rc_offer (tenant_id, delivery_id) WHERE del_flag = 0 AND status IN (1, 2);

CREATE UNIQUE INDEX uq_rc_offer_employ_id ON rc_offer (tenant_id, employ_id) WHERE del_flag = 0 AND (status = 2 AND nature = 1);

CREATE INDEX ix_rc_offer_create_time ON rc_offer (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_offer_delivery_id ON rc_offer (delivery_id);

CREATE INDEX ix_rc_offer_employ_id ON rc_offer (employ_id);

CREATE INDEX ix_rc_offer_post_id ON rc_offer (post_id);

CREATE INDEX ix_rc_offer_company_id ON rc_offer (company_id);

CREATE INDEX ix_rc_offer_deadline_due ON rc_offer (deadline, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_offer_remind_time_due ON rc_offer (remind_time, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_offer_company_id_status ON rc_offer (company_id, status);

CREATE INDEX ix_rc_offer_post_id_status ON rc_offer (post_id, status);
