CREATE TABLE rc_fair_booth (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  fair_id varchar(32),
  booth_no varchar(20),
  zone varchar(10),
  row_no integer,
  col_no integer,
  type integer,
  x integer,
  y integer,
  w integer,
  h integer,
  fee numeric(14,2),
  power smallint NOT NULL DEFAULT 0,
  network smallint NOT NULL DEFAULT 0,
  apply_id varchar(32),
  slot_no integer,
  company_id varchar(32),
  hold_until timestamptz(0),
  hold_by varchar(32),
  is_extended smallint NOT NULL DEFAULT 0,
  remark varchar(100),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_booth_power CHECK (power IN (0, 1)),
  CONSTRAINT ck_rc_fair_booth_network CHECK (network IN (0, 1)),
  CONSTRAINT ck_rc_fair_booth_is_extended CHECK (is_extended IN (0, 1)),
  CONSTRAINT ck_rc_fair_booth_status CHECK (status IN (0, 1, 2, 3)),
  CONSTRAINT ck_rc_fair_booth_holder CHECK (((status IN (1, 2) AND (apply_id IS NOT NULL OR hold_by IS NOT NULL)) OR (status IN (0, 3) AND apply_id IS NULL AND hold_by IS NULL))),
  CONSTRAINT ck_rc_fair_booth_allocated CHECK ((status <> 2 OR apply_id IS NOT NULL)),
  CONSTRAINT ex_rc_fair_booth_area EXCLUDE USING gist (tenant_id WITH =, fair_id WITH =, int4range(x, x + w, '[)') WITH &&, int4range(y, y + h, '[)') WITH &&) WHERE (del_flag = 0)
);

CREATE UNIQUE INDEX uq_rc_fair_booth_booth_no ON rc_fair_booth (tenant_id, coalesce(fair_id, ''), booth_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_fair_booth_fair_id_zone_row_no_col_no ON rc_fair_booth (tenant_id, fair_id, zone, row_no, col_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_fair_booth_apply_id_slot_no ON rc_fair_booth (tenant_id, apply_id, slot_no) WHERE del_flag = 0 AND status IN (1, 2);

CREATE INDEX ix_rc_fair_booth_create_time ON rc_fair_booth (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_booth_fair_id ON rc_fair_booth (fair_id);

CREATE INDEX ix_rc_fair_booth_company_id ON rc_fair_booth (company_id);

CREATE INDEX ix_rc_fair_booth_hold_until_due ON rc_fair_booth (hold_until, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_fair_booth_fair_id_status ON rc_fair_booth (fair_id, status);

CREATE INDEX ix_rc_fair_booth_apply_id ON rc_fair_booth (apply_id);

CREATE TABLE rc_job_fair (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  title varchar(100),
  type integer,
  organizer varchar(100),
  co_organizer varchar(200),
  contact varchar(30),
  contact_phone varchar(20),
  content text,
  notice text,
  poster varchar(255),
  attachments varchar(2000),
  start_time timestamptz(0),
  end_time timestamptz(0),
  apply_start timestamptz(0),
  apply_end timestamptz(0),
  confirm_end timestamptz(0),
  free_cancel_end timestamptz(0),
  venue_id varchar(32),
  venue_text varchar(200),
  region_code varchar(12),
  expect_visitors integer,
  safety_plan varchar(255),
  permit_no varchar(50),
  max_company integer,
  booth_mode integer,
  allow_waitlist smallint NOT NULL DEFAULT 1,
  eligible_nature varchar(200),
  eligible_industry varchar(200),
  eligible_tags varchar(200),
  need_insure smallint NOT NULL DEFAULT 0,
  reimburse smallint NOT NULL DEFAULT 0,
  budget numeric(14,2),
  student_limit integer,
  student_start timestamptz(0),
  student_end timestamptz(0),
  fair_no varchar(20),
  fair_date date,
  layout jsonb,
  apply_count integer,
  pass_count integer,
  booth_count integer,
  used_booth integer,
  post_count integer,
  headcount integer,
  checkin_company integer,
  checkin_student integer,
  delivery_count integer,
  top_flag smallint NOT NULL DEFAULT 0,
  cancel_reason text,
  audit_reason varchar(500),
  audit_by varchar(50),
  audit_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_job_fair_allow_waitlist CHECK (allow_waitlist IN (0, 1)),
  CONSTRAINT ck_rc_job_fair_need_insure CHECK (need_insure IN (0, 1)),
  CONSTRAINT ck_rc_job_fair_reimburse CHECK (reimburse IN (0, 1)),
  CONSTRAINT ck_rc_job_fair_top_flag CHECK (top_flag IN (0, 1)),
  CONSTRAINT ck_rc_job_fair_status CHECK (status IN (0, 1, 2, 3, 4, 5)),
  CONSTRAINT ck_rc_job_fair_period CHECK (start_time < end_time),
  CONSTRAINT ck_rc_job_fair_apply_period CHECK (apply_start < apply_end),
  CONSTRAINT ck_rc_job_fair_apply_end CHECK (apply_end <= start_time),
  CONSTRAINT ck_rc_job_fair_confirm_end CHECK ((apply_end <= confirm_end AND confirm_end <= start_time))
);

CREATE UNIQUE INDEX uq_rc_job_fair_fair_no ON rc_job_fair (tenant_id, fair_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_job_fair_title_fair_date ON rc_job_fair (tenant_id, title, fair_date) WHERE del_flag = 0;

CREATE INDEX ix_rc_job_fair_create_time ON rc_job_fair (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_job_fair_venue_id ON rc_job_fair (venue_id);

CREATE INDEX ix_rc_job_fair_tenant_id_status_start_time ON rc_job_fair (tenant_id, status, start_time);
