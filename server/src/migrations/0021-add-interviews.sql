CREATE TABLE rc_interview_evaluation (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  interview_id varchar(32),
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  user_id varchar(32),
  scores jsonb,
  score numeric(15,1),
  conclusion integer,
  comment text,
  private_note text,
  evaluate_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_interview_evaluation_interview_id_user_id ON rc_interview_evaluation (tenant_id, interview_id, user_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_interview_evaluation_create_time ON rc_interview_evaluation (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_interview_evaluation_interview_id ON rc_interview_evaluation (interview_id);

CREATE INDEX ix_rc_interview_evaluation_employ_id ON rc_interview_evaluation (employ_id);

CREATE INDEX ix_rc_interview_evaluation_post_id ON rc_interview_evaluation (post_id);

CREATE INDEX ix_rc_interview_evaluation_company_id ON rc_interview_evaluation (company_id);

CREATE INDEX ix_rc_interview_evaluation_user_id ON rc_interview_evaluation (user_id);

CREATE INDEX ix_rc_interview_evaluation_company_id_evaluate_time ON rc_interview_evaluation (company_id, evaluate_time);

CREATE TABLE rc_interview_log (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  interview_id varchar(32),
  seq integer,
  action varchar(30),
  old_start timestamptz(0),
  old_end timestamptz(0),
  new_start timestamptz(0),
  new_end timestamptz(0),
  reason varchar(500),
  operator varchar(50),
  occur_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_interview_log_interview_id_seq ON rc_interview_log (tenant_id, interview_id, seq);

CREATE INDEX ix_rc_interview_log_create_time ON rc_interview_log (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_interview_log_interview_id ON rc_interview_log (interview_id);

CREATE TRIGGER tg_rc_interview_log_append_only BEFORE UPDATE OR DELETE ON rc_interview_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rc_interview_user (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  interview_id varchar(32),
  member_id varchar(32),
  user_id varchar(32),
  busy_start timestamptz(0),
  busy_end timestamptz(0),
  active smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_interview_user_active CHECK (active IN (0, 1)),
  CONSTRAINT ex_rc_interview_user_interviewer EXCLUDE USING gist (tenant_id WITH =, user_id WITH =, tstzrange(busy_start, busy_end, '[)') WITH &&) WHERE (del_flag = 0 AND active = 1)
);

CREATE UNIQUE INDEX uq_rc_interview_user_interview_id_user_id ON rc_interview_user (tenant_id, interview_id, user_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_interview_user_create_time ON rc_interview_user (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_interview_user_interview_id ON rc_interview_user (interview_id);

CREATE INDEX ix_rc_interview_user_member_id ON rc_interview_user (member_id);

CREATE INDEX ix_rc_interview_user_user_id ON rc_interview_user (user_id);

CREATE INDEX ix_rc_interview_user_user_id_busy_start ON rc_interview_user (user_id, busy_start);

CREATE TABLE rc_interview (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  interview_no varchar(20),
  delivery_id varchar(32),
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  round integer,
  title varchar(50),
  type integer,
  start_time timestamptz(0),
  end_time timestamptz(0),
  busy_start timestamptz(0),
  busy_end timestamptz(0),
  venue_id varchar(32),
  address varchar(200),
  meeting_url varchar(200),
  meeting_code varchar(30),
  interviewer_ids varchar(200),
  contact varchar(30),
  contact_mobile varchar(11),
  note text,
  inner_note text,
  result integer,
  avg_score numeric(15,1),
  confirm_deadline timestamptz(0),
  confirm_time timestamptz(0),
  is_overdue smallint NOT NULL DEFAULT 0,
  refuse_reason varchar(200),
  cancel_reason varchar(200),
  cancel_by varchar(50),
  reschedule_count integer,
  is_change_asked smallint NOT NULL DEFAULT 0,
  change_wish jsonb,
  absent_time timestamptz(0),
  checkin_time timestamptz(0),
  checkin_code varchar(8),
  plan_time timestamptz(0),
  settle_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_interview_is_overdue CHECK (is_overdue IN (0, 1)),
  CONSTRAINT ck_rc_interview_is_change_asked CHECK (is_change_asked IN (0, 1)),
  CONSTRAINT ck_rc_interview_status CHECK (status IN (1, 2, 3, 4, 5, 6)),
  CONSTRAINT ck_rc_interview_order CHECK (start_time < end_time),
  CONSTRAINT ck_rc_interview_result_of_a_held_one CHECK ((result = 0 OR status IN (4, 6))),
  CONSTRAINT ex_rc_interview_student EXCLUDE USING gist (tenant_id WITH =, employ_id WITH =, tstzrange(busy_start, busy_end, '[)') WITH &&) WHERE (del_flag = 0 AND status IN (1, 2))
);

CREATE UNIQUE INDEX uq_rc_interview_interview_no ON rc_interview (tenant_id, interview_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_interview_delivery_id_round ON rc_interview (tenant_id, delivery_id, round) WHERE del_flag = 0 AND status IN (1, 2, 4);

CREATE UNIQUE INDEX uq_rc_interview_checkin_code ON rc_interview (tenant_id, checkin_code) WHERE del_flag = 0;

CREATE INDEX ix_rc_interview_create_time ON rc_interview (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_interview_delivery_id ON rc_interview (delivery_id);

CREATE INDEX ix_rc_interview_employ_id ON rc_interview (employ_id);

CREATE INDEX ix_rc_interview_post_id ON rc_interview (post_id);

CREATE INDEX ix_rc_interview_company_id ON rc_interview (company_id);

CREATE INDEX ix_rc_interview_venue_id ON rc_interview (venue_id);

CREATE INDEX ix_rc_interview_confirm_deadline_due ON rc_interview (confirm_deadline, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_interview_settle_time_due ON rc_interview (settle_time, id) WHERE del_flag = 0 AND status IN (2);

CREATE INDEX ix_rc_interview_company_id_start_time ON rc_interview (company_id, start_time);

CREATE INDEX ix_rc_interview_tenant_id_start_time ON rc_interview (tenant_id, start_time);

CREATE INDEX ix_rc_interview_delivery_id_round ON rc_interview (delivery_id, round);

ALTER TABLE rc_delivery ADD COLUMN interview_state integer;

ALTER TABLE rc_delivery ADD COLUMN interview_result integer;

ALTER TABLE rc_delivery ADD COLUMN rounds_passed integer;

ALTER TABLE rc_delivery ADD COLUMN interview_count integer;

ALTER TABLE rc_delivery ADD COLUMN last_interview_time timestamptz(0);
