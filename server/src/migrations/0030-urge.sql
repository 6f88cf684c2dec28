CREATE TABLE rc_urge (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  target varchar(64),
  target_id varchar(32),
  last_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_urge_target_target_id ON rc_urge (tenant_id, target, target_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_urge_create_time ON rc_urge (tenant_id, create_time DESC, id DESC);
