CREATE TABLE sys_import_progress (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  claim varchar(32),
  position integer,
  written jsonb,
  refused jsonb,
  added integer,
  updated integer,
  unchanged integer,
  expire_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_import_progress_create_time ON sys_import_progress (create_time DESC, id DESC);

CREATE INDEX ix_sys_import_progress_expire_time ON sys_import_progress (expire_time);

CREATE TRIGGER tg_sys_import_progress_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sys_import_progress FOR EACH STATEMENT EXECUTE FUNCTION mark_change();
