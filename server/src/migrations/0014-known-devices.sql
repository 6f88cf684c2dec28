CREATE TABLE sys_known_device (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  user_id varchar(32),
  session_id varchar(64),
  last_used timestamptz(0),
  expires timestamptz(0),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_known_device_create_time ON sys_known_device (create_time DESC, id DESC);

CREATE INDEX ix_sys_known_device_user_id ON sys_known_device (user_id);

CREATE INDEX ix_sys_known_device_expires ON sys_known_device (expires);
