ALTER TABLE sys_session ADD COLUMN second_factor_required smallint NOT NULL DEFAULT 0;

ALTER TABLE sys_session ADD CONSTRAINT ck_sys_session_second_factor_required CHECK (second_factor_required IN (0, 1));

CREATE TABLE sys_second_factor (
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
  secret varchar(255),
  made_at timestamptz(0),
  confirmed_at timestamptz(0),
  last_step integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_second_factor_user_id ON sys_second_factor (user_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_second_factor_create_time ON sys_second_factor (create_time DESC, id DESC);

CREATE INDEX ix_sys_second_factor_user_id ON sys_second_factor (user_id);

CREATE TABLE sys_recovery_code (
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
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_recovery_code_create_time ON sys_recovery_code (create_time DESC, id DESC);

CREATE INDEX ix_sys_recovery_code_user_id ON sys_recovery_code (user_id);
