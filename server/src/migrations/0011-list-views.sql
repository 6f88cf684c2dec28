CREATE TABLE sys_list_view (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  list_code varchar(100),
  title varchar(30),
  state text,
  shared smallint NOT NULL DEFAULT 0,
  company_id varchar(32),
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_list_view_shared CHECK (shared IN (0, 1))
);

CREATE UNIQUE INDEX uq_sys_list_view_create_by_list_code_title ON sys_list_view (tenant_id, create_by, list_code, title) WHERE del_flag = 0;

CREATE INDEX ix_sys_list_view_create_time ON sys_list_view (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_list_view_company_id ON sys_list_view (company_id);

CREATE TABLE sys_list_view_default (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  username varchar(100),
  list_code varchar(100),
  view_id varchar(32),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_list_view_default_username_list_code ON sys_list_view_default (tenant_id, username, list_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_list_view_default_create_time ON sys_list_view_default (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_list_view_default_view_id ON sys_list_view_default (view_id);
