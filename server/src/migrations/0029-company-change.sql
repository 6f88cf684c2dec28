CREATE TABLE rc_company_change (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  change_no varchar(20),
  company_id varchar(32),
  items varchar(200),
  changes jsonb,
  license_img varchar(255),
  hr_license varchar(255),
  proxy_letter varchar(255),
  id_card_no text,
  id_card_no_hash varchar(64),
  id_card_imgs varchar(2000),
  proof_files varchar(2000),
  reason text,
  audit_reason varchar(500),
  audit_by varchar(50),
  audit_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_company_change_status CHECK (status IN (1, 2, 3, 4))
);

CREATE UNIQUE INDEX uq_rc_company_change_change_no ON rc_company_change (tenant_id, change_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_company_change_pending ON rc_company_change (tenant_id, company_id) WHERE del_flag = 0 AND status = 1;

CREATE INDEX ix_rc_company_change_create_time ON rc_company_change (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_company_change_company_id ON rc_company_change (company_id);

CREATE INDEX ix_rc_company_change_company_id_create_time ON rc_company_change (company_id, create_time);
