CREATE TABLE biz_document (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  biz_type varchar(50),
  biz_id varchar(32),
  template_id varchar(32),
  template_version integer,
  title varchar(60),
  issue_time timestamptz(0),
  content text,
  sha256 varchar(64),
  PRIMARY KEY (id)
);

CREATE INDEX ix_biz_document_create_time ON biz_document (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_biz_document_template_id ON biz_document (template_id);

CREATE INDEX ix_biz_document_biz_type_biz_id ON biz_document (biz_type, biz_id);

CREATE TRIGGER tg_biz_document_append_only BEFORE UPDATE OR DELETE ON biz_document FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE med_template (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  name varchar(60),
  template_type varchar(20),
  biz_type varchar(20),
  format_type varchar(20),
  content text,
  variables jsonb,
  version_no integer,
  default_flag char(1) NOT NULL DEFAULT 'N',
  status integer,
  use_count integer,
  remark varchar(200),
  PRIMARY KEY (id),
  CONSTRAINT ck_med_template_default_flag CHECK (default_flag IN ('Y', 'N'))
);

CREATE UNIQUE INDEX uq_med_template_template_type_biz_type ON med_template (tenant_id, template_type, biz_type) WHERE del_flag = 0 AND default_flag = 'Y';

CREATE INDEX ix_med_template_create_time ON med_template (tenant_id, create_time DESC, id DESC);

CREATE TABLE med_template_version (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  template_id varchar(32),
  version_no integer,
  content text,
  saved_by varchar(50),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_med_template_version_template_id_version_no ON med_template_version (tenant_id, template_id, version_no);

CREATE INDEX ix_med_template_version_create_time ON med_template_version (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_med_template_version_template_id ON med_template_version (template_id);

CREATE TRIGGER tg_med_template_version_append_only BEFORE UPDATE OR DELETE ON med_template_version FOR EACH ROW EXECUTE FUNCTION refuse_change();
