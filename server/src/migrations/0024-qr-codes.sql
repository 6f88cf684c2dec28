CREATE TABLE biz_qr_code (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code varchar(10),
  biz_type varchar(30),
  biz_id varchar(32),
  payload jsonb,
  payload_key varchar(64),
  expire_time timestamptz(0),
  scan_count integer,
  status smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (id),
  CONSTRAINT ck_biz_qr_code_status CHECK (status IN (0, 1))
);

CREATE UNIQUE INDEX uq_biz_qr_code_code ON biz_qr_code (tenant_id, code) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_biz_qr_code_biz_type_biz_id_payload_key ON biz_qr_code (tenant_id, biz_type, biz_id, payload_key) WHERE del_flag = 0;

CREATE INDEX ix_biz_qr_code_create_time ON biz_qr_code (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_biz_qr_code_code ON biz_qr_code (code);
