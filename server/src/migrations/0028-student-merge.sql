DROP INDEX uq_rc_employ_user_id_card_hash;

DROP INDEX uq_rc_employ_user_mobile;

CREATE UNIQUE INDEX uq_rc_employ_user_id_card_hash ON rc_employ_user (tenant_id, id_card_hash) WHERE del_flag = 0 AND (merged_into = '' AND status = 1);

CREATE UNIQUE INDEX uq_rc_employ_user_mobile ON rc_employ_user (tenant_id, mobile) WHERE del_flag = 0 AND (merged_into = '' AND status = 1);

CREATE TABLE rc_duplicate_ignore (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  a_id varchar(32),
  b_id varchar(32),
  reason varchar(200),
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_duplicate_ignore_smaller_id_first CHECK (a_id < b_id)
);

CREATE UNIQUE INDEX uq_rc_duplicate_ignore_a_id_b_id ON rc_duplicate_ignore (tenant_id, a_id, b_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_duplicate_ignore_create_time ON rc_duplicate_ignore (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_duplicate_ignore_a_id ON rc_duplicate_ignore (a_id);

CREATE INDEX ix_rc_duplicate_ignore_b_id ON rc_duplicate_ignore (b_id);

CREATE TABLE rc_student_merge (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  keep_id varchar(32),
  drop_id varchar(32),
  fields jsonb,
  moved jsonb,
  undoes varchar(32),
  remained jsonb,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_student_merge_undoes ON rc_student_merge (tenant_id, undoes) WHERE undoes IS NOT NULL;

CREATE INDEX ix_rc_student_merge_create_time ON rc_student_merge (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_student_merge_keep_id ON rc_student_merge (keep_id);

CREATE INDEX ix_rc_student_merge_drop_id ON rc_student_merge (drop_id);

CREATE TRIGGER tg_rc_student_merge_append_only BEFORE UPDATE OR DELETE ON rc_student_merge FOR EACH ROW EXECUTE FUNCTION refuse_change();
