CREATE TABLE rc_dest_cutoff (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  day date,
  taken_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_dest_cutoff_day ON rc_dest_cutoff (tenant_id, day);

CREATE INDEX ix_rc_dest_cutoff_create_time ON rc_dest_cutoff (tenant_id, create_time DESC, id DESC);

CREATE TRIGGER tg_rc_dest_cutoff_append_only BEFORE UPDATE OR DELETE ON rc_dest_cutoff FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rc_dest_snapshot (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  day date,
  employ_id varchar(32),
  grad_year integer,
  depart_id varchar(32),
  major_code varchar(32),
  edu_level varchar(20),
  origin_code varchar(12),
  audit integer,
  dest_category varchar(20),
  dest_group integer,
  unit_nature varchar(20),
  unit_industry varchar(20),
  unit_region varchar(12),
  is_match varchar(64),
  salary integer,
  is_nearby smallint NOT NULL DEFAULT 0,
  is_signed smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_dest_snapshot_is_nearby CHECK (is_nearby IN (0, 1)),
  CONSTRAINT ck_rc_dest_snapshot_is_signed CHECK (is_signed IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_dest_snapshot_day_employ_id ON rc_dest_snapshot (tenant_id, day, employ_id);

CREATE INDEX ix_rc_dest_snapshot_create_time ON rc_dest_snapshot (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_dest_snapshot_employ_id ON rc_dest_snapshot (employ_id);

CREATE INDEX ix_rc_dest_snapshot_tenant_id_day_grad_year ON rc_dest_snapshot (tenant_id, day, grad_year);

CREATE TRIGGER tg_rc_dest_snapshot_append_only BEFORE UPDATE OR DELETE ON rc_dest_snapshot FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE rc_employment ADD COLUMN archive_sent date;

ALTER TABLE rc_employment ADD COLUMN archive_way integer;

ALTER TABLE rc_employment ADD COLUMN archive_no varchar(40);

ALTER TABLE rc_employment ADD COLUMN contract_signed varchar(64);
