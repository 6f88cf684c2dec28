CREATE TABLE rc_fair_apply_post (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  apply_id varchar(32),
  fair_id varchar(32),
  company_id varchar(32),
  post_id varchar(32),
  headcount integer,
  nature integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_fair_apply_post_apply_id_post_id ON rc_fair_apply_post (tenant_id, apply_id, post_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_fair_apply_post_create_time ON rc_fair_apply_post (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_apply_post_apply_id ON rc_fair_apply_post (apply_id);

CREATE INDEX ix_rc_fair_apply_post_fair_id ON rc_fair_apply_post (fair_id);

CREATE INDEX ix_rc_fair_apply_post_company_id ON rc_fair_apply_post (company_id);

CREATE INDEX ix_rc_fair_apply_post_post_id ON rc_fair_apply_post (post_id);

CREATE TABLE rc_fair_apply (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  apply_no varchar(20),
  fair_id varchar(32),
  company_id varchar(32),
  booth_count integer,
  booth_ids varchar(200),
  booth_nos varchar(100),
  post_ids varchar(1000),
  post_count integer,
  total_headcount integer,
  contact varchar(30),
  contact_mobile varchar(11),
  needs text,
  remark text,
  wait_no integer,
  submit_time timestamptz(0),
  audit_time timestamptz(0),
  audit_by varchar(50),
  audit_reason varchar(500),
  reject_reason varchar(100),
  booth_deadline timestamptz(0),
  confirm_deadline timestamptz(0),
  confirm_time timestamptz(0),
  cancel_reason integer,
  cancel_remark varchar(300),
  cancel_time timestamptz(0),
  free_cancel smallint NOT NULL DEFAULT 0,
  checkin_time timestamptz(0),
  miss_time timestamptz(0),
  entry_code varchar(8),
  attendee_count integer,
  insure_passed integer,
  insure_failed integer,
  insure_waiting integer,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_apply_free_cancel CHECK (free_cancel IN (0, 1)),
  CONSTRAINT ck_rc_fair_apply_status CHECK (status IN (0, 1, 2, 3, 4, 5, 6, 7, 8))
);

CREATE UNIQUE INDEX uq_rc_fair_apply_apply_no ON rc_fair_apply (tenant_id, apply_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_fair_apply_entry_code ON rc_fair_apply (tenant_id, entry_code) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_fair_apply_live ON rc_fair_apply (tenant_id, fair_id, company_id) WHERE del_flag = 0 AND status <> 5;

CREATE INDEX ix_rc_fair_apply_create_time ON rc_fair_apply (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_apply_fair_id ON rc_fair_apply (fair_id);

CREATE INDEX ix_rc_fair_apply_company_id ON rc_fair_apply (company_id);

CREATE INDEX ix_rc_fair_apply_confirm_deadline_due ON rc_fair_apply (confirm_deadline, id) WHERE del_flag = 0 AND status IN (2);

CREATE INDEX ix_rc_fair_apply_booth_deadline_due ON rc_fair_apply (booth_deadline, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_fair_apply_fair_id_status ON rc_fair_apply (fair_id, status);

CREATE INDEX ix_rc_fair_apply_company_id_status ON rc_fair_apply (company_id, status);

CREATE TABLE rc_fair_attendance (
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
  role integer,
  company_id varchar(32),
  apply_id varchar(32),
  attendee_id varchar(32),
  employ_id varchar(32),
  checkin_time timestamptz(0),
  method integer,
  gate varchar(20),
  operator_id varchar(32),
  reason varchar(200),
  device_id varchar(64),
  seq integer,
  undone smallint NOT NULL DEFAULT 0,
  undo_reason varchar(100),
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_attendance_undone CHECK (undone IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_fair_attendance_fair_id_employ_id ON rc_fair_attendance (tenant_id, fair_id, employ_id) WHERE del_flag = 0 AND (undone = 0 AND employ_id IS NOT NULL);

CREATE UNIQUE INDEX uq_rc_fair_attendance_fair_id_apply_id ON rc_fair_attendance (tenant_id, fair_id, apply_id) WHERE del_flag = 0 AND (undone = 0 AND apply_id IS NOT NULL);

CREATE UNIQUE INDEX uq_rc_fair_attendance_device_id_seq ON rc_fair_attendance (tenant_id, device_id, seq) WHERE del_flag = 0 AND device_id IS NOT NULL;

CREATE INDEX ix_rc_fair_attendance_create_time ON rc_fair_attendance (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_attendance_fair_id ON rc_fair_attendance (fair_id);

CREATE INDEX ix_rc_fair_attendance_company_id ON rc_fair_attendance (company_id);

CREATE INDEX ix_rc_fair_attendance_apply_id ON rc_fair_attendance (apply_id);

CREATE INDEX ix_rc_fair_attendance_attendee_id ON rc_fair_attendance (attendee_id);

CREATE INDEX ix_rc_fair_attendance_employ_id ON rc_fair_attendance (employ_id);

CREATE INDEX ix_rc_fair_attendance_operator_id ON rc_fair_attendance (operator_id);

CREATE INDEX ix_rc_fair_attendance_fair_id_checkin_time ON rc_fair_attendance (fair_id, checkin_time);

CREATE TABLE rc_fair_attendee (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  apply_id varchar(32),
  fair_id varchar(32),
  company_id varchar(32),
  name varchar(30),
  mobile varchar(11),
  id_card text,
  id_card_hash varchar(64),
  position varchar(30),
  is_leader smallint NOT NULL DEFAULT 0,
  insure_file varchar(255),
  insure_reason text,
  insure_by varchar(50),
  insure_time timestamptz(0),
  checkin_time timestamptz(0),
  insure_status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_attendee_is_leader CHECK (is_leader IN (0, 1)),
  CONSTRAINT ck_rc_fair_attendee_insure_status CHECK (insure_status IN (0, 1, 2))
);

CREATE UNIQUE INDEX uq_rc_fair_attendee_fair_id_mobile ON rc_fair_attendee (tenant_id, fair_id, mobile) WHERE del_flag = 0;

CREATE INDEX ix_rc_fair_attendee_create_time ON rc_fair_attendee (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_attendee_apply_id ON rc_fair_attendee (apply_id);

CREATE INDEX ix_rc_fair_attendee_fair_id ON rc_fair_attendee (fair_id);

CREATE INDEX ix_rc_fair_attendee_company_id ON rc_fair_attendee (company_id);

CREATE INDEX ix_rc_fair_attendee_mobile ON rc_fair_attendee (mobile);

CREATE TABLE rc_fair_expense (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  expense_no varchar(20),
  apply_id varchar(32),
  fair_id varchar(32),
  company_id varchar(32),
  person_count integer,
  days integer,
  amount numeric(14,2),
  approved_amount numeric(14,2),
  payee varchar(100),
  bank_name varchar(100),
  bank_account varchar(30),
  pay_time timestamptz(0),
  pay_voucher varchar(255),
  pay_no varchar(50),
  review_by varchar(50),
  opinions jsonb,
  submit_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_expense_status CHECK (status IN (0, 1, 2, 3, 4, 5, 6)),
  CONSTRAINT ck_rc_fair_expense_approved CHECK ((approved_amount IS NULL OR approved_amount <= amount))
);

CREATE UNIQUE INDEX uq_rc_fair_expense_expense_no ON rc_fair_expense (tenant_id, expense_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_fair_expense_apply_id ON rc_fair_expense (tenant_id, apply_id) WHERE del_flag = 0 AND status <> 6;

CREATE INDEX ix_rc_fair_expense_create_time ON rc_fair_expense (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_expense_apply_id ON rc_fair_expense (apply_id);

CREATE INDEX ix_rc_fair_expense_fair_id ON rc_fair_expense (fair_id);

CREATE INDEX ix_rc_fair_expense_company_id ON rc_fair_expense (company_id);

CREATE INDEX ix_rc_fair_expense_fair_id_status ON rc_fair_expense (fair_id, status);

CREATE INDEX ix_rc_fair_expense_company_id_status ON rc_fair_expense (company_id, status);

CREATE TABLE rc_fair_expense_item (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  expense_id varchar(32),
  item_type integer,
  amount numeric(14,2),
  invoice_no varchar(30),
  invoice_date date,
  person_name varchar(30),
  nights integer,
  files varchar(2000),
  remark varchar(100),
  live smallint NOT NULL DEFAULT 0,
  sort integer,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_expense_item_live CHECK (live IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_fair_expense_item_invoice_no ON rc_fair_expense_item (tenant_id, invoice_no) WHERE del_flag = 0 AND (live = 1 AND invoice_no IS NOT NULL);

CREATE INDEX ix_rc_fair_expense_item_create_time ON rc_fair_expense_item (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_expense_item_expense_id ON rc_fair_expense_item (expense_id);

CREATE TABLE rc_fair_incident (
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
  time timestamptz(0),
  kind integer,
  level integer,
  place varchar(50),
  content text,
  result text,
  handler varchar(50),
  handle_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_incident_status CHECK (status IN (0, 1))
);

CREATE INDEX ix_rc_fair_incident_create_time ON rc_fair_incident (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_incident_fair_id ON rc_fair_incident (fair_id);

CREATE INDEX ix_rc_fair_incident_fair_id_status ON rc_fair_incident (fair_id, status);

CREATE TABLE rc_fair_student (
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
  employ_id varchar(32),
  wait_no integer,
  sign_time timestamptz(0),
  cancel_reason text,
  cancel_time timestamptz(0),
  checkin_time timestamptz(0),
  entry_code varchar(8),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_fair_student_status CHECK (status IN (1, 2, 3, 4, 5))
);

CREATE UNIQUE INDEX uq_rc_fair_student_entry_code ON rc_fair_student (tenant_id, entry_code) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_fair_student_fair_id_employ_id ON rc_fair_student (tenant_id, fair_id, employ_id) WHERE del_flag = 0 AND status <> 4;

CREATE INDEX ix_rc_fair_student_create_time ON rc_fair_student (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_fair_student_fair_id ON rc_fair_student (fair_id);

CREATE INDEX ix_rc_fair_student_employ_id ON rc_fair_student (employ_id);

CREATE INDEX ix_rc_fair_student_fair_id_status_wait_no ON rc_fair_student (fair_id, status, wait_no);

ALTER TABLE rc_job_fair ADD COLUMN place_count integer;

ALTER TABLE rc_job_fair ADD COLUMN queue_count integer;

ALTER TABLE rc_job_fair ADD COLUMN last_queue_no integer;

ALTER TABLE rc_job_fair ADD COLUMN student_count integer;

ALTER TABLE rc_job_fair ADD COLUMN student_queue integer;

ALTER TABLE rc_job_fair ADD COLUMN last_student_no integer;

ALTER TABLE rc_job_fair ADD CONSTRAINT ck_rc_job_fair_companies_quota CHECK ((place_count >= 0 AND (max_company IS NULL OR max_company = 0 OR place_count <= max_company)));

ALTER TABLE rc_job_fair ADD CONSTRAINT ck_rc_job_fair_students_quota CHECK ((student_count >= 0 AND (student_limit IS NULL OR student_limit = 0 OR student_count <= student_limit)));
