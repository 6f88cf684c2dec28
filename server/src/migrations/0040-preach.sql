CREATE TABLE rc_preach_attendee (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  preach_id varchar(32),
  employ_id varchar(32),
  company_id varchar(32),
  source integer,
  sign_up_time timestamptz(0),
  wait_no integer,
  checkin_time timestamptz(0),
  checkin_code varchar(8),
  method integer,
  check_reason varchar(200),
  watch_seconds integer,
  first_enter timestamptz(0),
  last_leave timestamptz(0),
  remark varchar(100),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_preach_attendee_status CHECK (status IN (1, 2, 3, 4, 5))
);

CREATE UNIQUE INDEX uq_rc_preach_attendee_preach_id_employ_id ON rc_preach_attendee (tenant_id, preach_id, employ_id) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_preach_attendee_checkin_code ON rc_preach_attendee (tenant_id, checkin_code) WHERE del_flag = 0;

CREATE INDEX ix_rc_preach_attendee_create_time ON rc_preach_attendee (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_preach_attendee_preach_id ON rc_preach_attendee (preach_id);

CREATE INDEX ix_rc_preach_attendee_employ_id ON rc_preach_attendee (employ_id);

CREATE INDEX ix_rc_preach_attendee_company_id ON rc_preach_attendee (company_id);

CREATE INDEX ix_rc_preach_attendee_preach_id_status_wait_no ON rc_preach_attendee (preach_id, status, wait_no);

CREATE INDEX ix_rc_preach_attendee_employ_id_status ON rc_preach_attendee (employ_id, status);

CREATE INDEX ix_rc_preach_attendee_company_id_sign_up_time ON rc_preach_attendee (company_id, sign_up_time);

CREATE TABLE rc_preach_company (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  preach_id varchar(32),
  company_id varchar(32),
  main smallint NOT NULL DEFAULT 0,
  post_count integer,
  checkin_time timestamptz(0),
  seat_no varchar(20),
  sort integer,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_preach_company_main CHECK (main IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_preach_company_preach_id_company_id ON rc_preach_company (tenant_id, preach_id, company_id) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_preach_company_main ON rc_preach_company (tenant_id, preach_id) WHERE del_flag = 0 AND main = 1;

CREATE INDEX ix_rc_preach_company_create_time ON rc_preach_company (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_preach_company_preach_id ON rc_preach_company (preach_id);

CREATE INDEX ix_rc_preach_company_company_id ON rc_preach_company (company_id);

CREATE INDEX ix_rc_preach_company_company_id_preach_id ON rc_preach_company (company_id, preach_id);

CREATE TABLE rc_preach_post (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  preach_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  delivery_count integer,
  sort integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_preach_post_preach_id_post_id ON rc_preach_post (tenant_id, preach_id, post_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_preach_post_create_time ON rc_preach_post (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_preach_post_preach_id ON rc_preach_post (preach_id);

CREATE INDEX ix_rc_preach_post_post_id ON rc_preach_post (post_id);

CREATE INDEX ix_rc_preach_post_company_id ON rc_preach_post (company_id);

CREATE TABLE rc_preach (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  preach_no varchar(20),
  title varchar(100),
  company_id varchar(32),
  type integer,
  wish_times jsonb,
  expect_count integer,
  start_time timestamptz(0),
  end_time timestamptz(0),
  venue_id varchar(32),
  extra_rooms jsonb,
  seat_limit integer,
  sign_up_start timestamptz(0),
  sign_up_end timestamptz(0),
  target_colleges varchar(1000),
  target_majors varchar(1000),
  target_grad varchar(50),
  limit_target smallint NOT NULL DEFAULT 0,
  poster varchar(255),
  content text,
  materials varchar(2000),
  speaker varchar(30),
  speaker_title varchar(30),
  contact varchar(30),
  contact_mobile varchar(11),
  staff_count integer,
  sort integer,
  top_flag smallint NOT NULL DEFAULT 0,
  seat_taken integer,
  wait_count integer,
  wait_last integer,
  sign_up_count integer,
  checkin_count integer,
  delivery_count integer,
  company_count integer,
  post_count integer,
  watch_count integer,
  like_count integer,
  reject_reason varchar(100),
  audit_reason varchar(500),
  audit_by varchar(50),
  audit_time timestamptz(0),
  cancel_reason text,
  time_change_reason text,
  submit_by varchar(50),
  submit_time timestamptz(0),
  announce_time timestamptz(0),
  settle_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_preach_limit_target CHECK (limit_target IN (0, 1)),
  CONSTRAINT ck_rc_preach_top_flag CHECK (top_flag IN (0, 1)),
  CONSTRAINT ck_rc_preach_status CHECK (status IN (0, 1, 2, 3, 4, 5, 6)),
  CONSTRAINT ck_rc_preach_order CHECK ((start_time IS NULL OR start_time < end_time)),
  CONSTRAINT ck_rc_preach_seats_quota CHECK ((seat_taken >= 0 AND (seat_limit IS NULL OR seat_limit = 0 OR seat_taken <= seat_limit)))
);

CREATE UNIQUE INDEX uq_rc_preach_preach_no ON rc_preach (tenant_id, preach_no) WHERE del_flag = 0;

CREATE INDEX ix_rc_preach_create_time ON rc_preach (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_preach_company_id ON rc_preach (company_id);

CREATE INDEX ix_rc_preach_venue_id ON rc_preach (venue_id);

CREATE INDEX ix_rc_preach_settle_time_due ON rc_preach (settle_time, id) WHERE del_flag = 0 AND status IN (3);

CREATE INDEX ix_rc_preach_tenant_id_status_start_time ON rc_preach (tenant_id, status, start_time);

CREATE INDEX ix_rc_preach_company_id_status ON rc_preach (company_id, status);
