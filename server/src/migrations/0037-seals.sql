ALTER TABLE rc_company_change ADD COLUMN seal_img varchar(255);

ALTER TABLE rc_company ADD COLUMN seal_img varchar(255);

ALTER TABLE rc_agreement ADD COLUMN archive_address varchar(100);

ALTER TABLE rc_agreement ADD COLUMN household varchar(100);

ALTER TABLE rc_agreement ADD COLUMN company_seal varchar(255);

ALTER TABLE rc_agreement ADD COLUMN signature text;

ALTER TABLE rc_agreement ADD COLUMN sign_scan varchar(255);

ALTER TABLE rc_agreement ADD COLUMN college_seal varchar(255);

ALTER TABLE rc_agreement ADD COLUMN end_seal varchar(255);

CREATE TABLE rc_depart_seal (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  depart_id varchar(32),
  img varchar(255),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_depart_seal_depart_id ON rc_depart_seal (tenant_id, depart_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_depart_seal_create_time ON rc_depart_seal (tenant_id, create_time DESC, id DESC);
