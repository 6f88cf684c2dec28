CREATE TABLE sys_workplace_shortcut (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  username varchar(50),
  paths jsonb,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_workplace_shortcut_username ON sys_workplace_shortcut (tenant_id, username) WHERE del_flag = 0;

CREATE INDEX ix_sys_workplace_shortcut_create_time ON sys_workplace_shortcut (tenant_id, create_time DESC, id DESC);

CREATE TABLE rc_company (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  company_name varchar(100),
  credit_code varchar(18),
  company_kind integer,
  nature varchar(20),
  legal_person varchar(50),
  registered_capital numeric(16,2),
  found_date date,
  license_expire date,
  license_img varchar(255),
  hr_license varchar(255),
  proxy_letter varchar(255),
  id_card_no text,
  id_card_no_hash varchar(64),
  id_card_imgs varchar(2000),
  short_name varchar(30),
  industry varchar(20),
  scale integer,
  tags varchar(100),
  region_code varchar(12),
  address varchar(200),
  website varchar(200),
  logo varchar(255),
  introduction text,
  welfare varchar(100),
  contact_name varchar(30),
  contact_position varchar(30),
  contact_mobile varchar(11),
  contact_phone varchar(20),
  contact_email varchar(100),
  has_direct_sign smallint NOT NULL DEFAULT 0,
  audit_reason varchar(500),
  submit_time timestamptz(0),
  audit_time timestamptz(0),
  audit_by varchar(50),
  post_count integer,
  delivery_count integer,
  hire_count integer,
  violation_points integer,
  black_flag smallint NOT NULL DEFAULT 0,
  sort integer,
  audit_open_time timestamptz(0),
  audit_open_by varchar(50),
  audit_status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_company_has_direct_sign CHECK (has_direct_sign IN (0, 1)),
  CONSTRAINT ck_rc_company_black_flag CHECK (black_flag IN (0, 1)),
  CONSTRAINT ck_rc_company_audit_status CHECK (audit_status IN (0, 1, 2, 3, 4, 5))
);

CREATE UNIQUE INDEX uq_rc_company_credit_code ON rc_company (tenant_id, credit_code) WHERE del_flag = 0 AND audit_status IN (2, 3, 5);

CREATE INDEX ix_rc_company_create_time ON rc_company (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_company_tenant_id_audit_status_submit_time ON rc_company (tenant_id, audit_status, submit_time);

CREATE INDEX ix_rc_company_tenant_id_company_name ON rc_company (tenant_id, company_name);

CREATE TABLE rc_company_audit (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  company_id varchar(32),
  seq integer,
  from_status integer,
  to_status integer,
  action varchar(64),
  reason_codes varchar(100),
  reason text,
  operator_id varchar(32),
  operator_name varchar(50),
  operate_time timestamptz(0),
  snapshot jsonb,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_company_audit_company_id_seq ON rc_company_audit (tenant_id, company_id, seq);

CREATE INDEX ix_rc_company_audit_create_time ON rc_company_audit (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_company_audit_company_id ON rc_company_audit (company_id);

CREATE TRIGGER tg_rc_company_audit_append_only BEFORE UPDATE OR DELETE ON rc_company_audit FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rc_company_user (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  user_id varchar(32),
  company_id varchar(32),
  role integer,
  position varchar(30),
  post_scope varchar(1000),
  is_registrant smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_company_user_is_registrant CHECK (is_registrant IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_company_user_user_id ON rc_company_user (tenant_id, user_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_company_user_create_time ON rc_company_user (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_company_user_company_id ON rc_company_user (company_id);

CREATE INDEX ix_rc_company_user_company_id_role ON rc_company_user (company_id, role);

CREATE TABLE rc_account_alteration (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  alter_no varchar(20),
  company_id varchar(32),
  user_id varchar(32),
  type integer,
  old_mobile varchar(11),
  new_mobile varchar(11),
  new_username varchar(50),
  new_realname varchar(30),
  new_password_hash varchar(255),
  letter_file varchar(255),
  id_card_imgs varchar(2000),
  reason varchar(200),
  verified integer,
  audit_reason varchar(500),
  audit_by varchar(50),
  audit_time timestamptz(0),
  ip varchar(64),
  ticket varchar(64),
  expire_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_account_alteration_status CHECK (status IN (0, 1, 2, 3, 4))
);

CREATE UNIQUE INDEX uq_rc_account_alteration_alter_no ON rc_account_alteration (tenant_id, alter_no) WHERE del_flag = 0;

CREATE INDEX ix_rc_account_alteration_create_time ON rc_account_alteration (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_account_alteration_company_id ON rc_account_alteration (company_id);

CREATE INDEX ix_rc_account_alteration_user_id ON rc_account_alteration (user_id);

CREATE INDEX ix_rc_account_alteration_ticket ON rc_account_alteration (ticket);

CREATE INDEX ix_rc_account_alteration_user_id_create_time ON rc_account_alteration (user_id, create_time);

CREATE TABLE rc_company_post (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  name varchar(50),
  company_id varchar(32),
  post_type_id varchar(32),
  category varchar(20),
  nature integer,
  headcount integer,
  edu_require varchar(20),
  major_codes varchar(1000),
  grad_years varchar(50),
  skills jsonb,
  salary_type integer,
  salary_min integer,
  salary_max integer,
  salary_months integer,
  work_place varchar(500),
  work_address varchar(200),
  welfare varchar(100),
  duty text,
  requirement text,
  employer varchar(100),
  interview_rounds integer,
  contact_user_id varchar(32),
  start_date date,
  end_date date,
  fair_only smallint NOT NULL DEFAULT 0,
  post_no varchar(20),
  skill_ids varchar(1000),
  risk_tags jsonb,
  reject_reasons varchar(100),
  audit_reason varchar(500),
  audit_by varchar(50),
  audit_time timestamptz(0),
  pause_reason varchar(200),
  close_reason integer,
  close_time timestamptz(0),
  view_count integer,
  delivery_count integer,
  todo_count integer,
  interview_count integer,
  offer_count integer,
  sign_count integer,
  refresh_time timestamptz(0),
  post_status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_company_post_fair_only CHECK (fair_only IN (0, 1)),
  CONSTRAINT ck_rc_company_post_post_status CHECK (post_status IN (0, 1, 2, 3, 4, 5))
);

CREATE UNIQUE INDEX uq_rc_company_post_post_no ON rc_company_post (tenant_id, post_no) WHERE del_flag = 0;

CREATE INDEX ix_rc_company_post_create_time ON rc_company_post (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_company_post_company_id ON rc_company_post (company_id);

CREATE INDEX ix_rc_company_post_contact_user_id ON rc_company_post (contact_user_id);

CREATE INDEX ix_rc_company_post_tenant_id_post_status_end_date ON rc_company_post (tenant_id, post_status, end_date);

CREATE INDEX ix_rc_company_post_company_id_post_status ON rc_company_post (company_id, post_status);

CREATE INDEX ix_rc_company_post_post_type_id ON rc_company_post (post_type_id);

CREATE TABLE rc_post_audit (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  post_id varchar(32),
  company_id varchar(32),
  seq integer,
  from_status integer,
  to_status integer,
  action varchar(64),
  reason_codes varchar(100),
  reason text,
  risk_tags jsonb,
  changed_fields jsonb,
  snapshot jsonb,
  operator_id varchar(32),
  operator_name varchar(50),
  operate_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_post_audit_post_id_seq ON rc_post_audit (tenant_id, post_id, seq);

CREATE INDEX ix_rc_post_audit_create_time ON rc_post_audit (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_post_audit_post_id ON rc_post_audit (post_id);

CREATE INDEX ix_rc_post_audit_company_id ON rc_post_audit (company_id);

CREATE INDEX ix_rc_post_audit_company_id_operate_time ON rc_post_audit (company_id, operate_time);

CREATE TRIGGER tg_rc_post_audit_append_only BEFORE UPDATE OR DELETE ON rc_post_audit FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rc_post_type (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  parent_id varchar(32),
  name varchar(30),
  code varchar(20),
  category varchar(20),
  post_count integer,
  sort integer,
  status smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_post_type_status CHECK (status IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_post_type_name ON rc_post_type (tenant_id, coalesce(parent_id, ''), name) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_post_type_code ON rc_post_type (tenant_id, code) WHERE del_flag = 0;

CREATE INDEX ix_rc_post_type_create_time ON rc_post_type (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_post_type_parent_id ON rc_post_type (parent_id);

CREATE TABLE rc_post_forbidden_word (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  word varchar(30),
  kind integer,
  level integer,
  exceptions varchar(200),
  replace_tip varchar(100),
  hit_count integer,
  status smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_post_forbidden_word_status CHECK (status IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_post_forbidden_word_word ON rc_post_forbidden_word (tenant_id, word) WHERE del_flag = 0;

CREATE INDEX ix_rc_post_forbidden_word_create_time ON rc_post_forbidden_word (tenant_id, create_time DESC, id DESC);

CREATE TABLE rc_employ_user (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  realname varchar(30),
  student_no varchar(20),
  exam_no varchar(14),
  id_card text,
  id_card_hash varchar(64),
  sex integer,
  birthday date,
  nation varchar(20),
  political varchar(20),
  mobile varchar(11),
  email varchar(100),
  wechat varchar(30),
  school_name varchar(50),
  depart_id varchar(32),
  edu_level varchar(20),
  major_code varchar(32),
  major_direction varchar(30),
  study_form integer,
  school_years numeric(15,1),
  enroll_date date,
  grad_date date,
  grad_year integer,
  train_mode integer,
  train_unit varchar(100),
  normal_type integer,
  difficulty_type integer,
  origin_code varchar(12),
  domicile varchar(100),
  urban_rural integer,
  gpa numeric(16,2),
  rank_text varchar(20),
  status integer,
  intention_status integer,
  resume_id varchar(32),
  resume_score integer,
  delivery_count integer,
  interview_count integer,
  offer_count integer,
  download_count integer,
  ai_count integer,
  merged_into varchar(32),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_employ_user_student_no ON rc_employ_user (tenant_id, student_no) WHERE del_flag = 0 AND merged_into = '';

CREATE UNIQUE INDEX uq_rc_employ_user_id_card_hash ON rc_employ_user (tenant_id, id_card_hash) WHERE del_flag = 0 AND merged_into = '';

CREATE UNIQUE INDEX uq_rc_employ_user_mobile ON rc_employ_user (tenant_id, mobile) WHERE del_flag = 0 AND merged_into = '';

CREATE INDEX ix_rc_employ_user_create_time ON rc_employ_user (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_employ_user_tenant_id_grad_year ON rc_employ_user (tenant_id, grad_year);

CREATE INDEX ix_rc_employ_user_tenant_id_depart_id ON rc_employ_user (tenant_id, depart_id);

CREATE INDEX ix_rc_employ_user_tenant_id_major_code ON rc_employ_user (tenant_id, major_code);

CREATE INDEX ix_rc_employ_user_sys_org_code ON rc_employ_user (sys_org_code);

CREATE TABLE rc_resume (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  employ_id varchar(32),
  headline varchar(60),
  photo varchar(255),
  self_evaluation text,
  file varchar(255),
  status integer,
  completeness integer,
  form_no varchar(40),
  form_opinion text,
  form_audit_by varchar(50),
  form_audit_time timestamptz(0),
  content_time timestamptz(0),
  view_count integer,
  download_count integer,
  behalf_remark varchar(200),
  skill_ids varchar(1000),
  intention_types varchar(1000),
  intention_cities varchar(500),
  content_hash varchar(64),
  form_hash varchar(64),
  form_audit integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_resume_form_audit CHECK (form_audit IN (0, 1, 2, 3))
);

CREATE UNIQUE INDEX uq_rc_resume_employ_id ON rc_resume (tenant_id, employ_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_resume_create_time ON rc_resume (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_resume_sys_org_code ON rc_resume (sys_org_code);

CREATE INDEX ix_rc_resume_tenant_id_content_time ON rc_resume (tenant_id, content_time);

CREATE TABLE rc_resume_education (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  resume_id varchar(32),
  sort integer,
  school varchar(50),
  edu_level varchar(20),
  major_name varchar(50),
  start_date date,
  end_date date,
  gpa numeric(16,2),
  courses varchar(500),
  PRIMARY KEY (id)
);

CREATE INDEX ix_rc_resume_education_create_time ON rc_resume_education (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_resume_education_resume_id ON rc_resume_education (resume_id);

CREATE TABLE rc_resume_experience (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  resume_id varchar(32),
  sort integer,
  type integer,
  organization varchar(50),
  position varchar(50),
  start_date date,
  end_date date,
  description text,
  PRIMARY KEY (id)
);

CREATE INDEX ix_rc_resume_experience_create_time ON rc_resume_experience (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_resume_experience_resume_id ON rc_resume_experience (resume_id);

CREATE TABLE rc_resume_skill (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  resume_id varchar(32),
  sort integer,
  skill_id varchar(32),
  level integer,
  PRIMARY KEY (id)
);

CREATE INDEX ix_rc_resume_skill_create_time ON rc_resume_skill (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_resume_skill_resume_id ON rc_resume_skill (resume_id);

CREATE INDEX ix_rc_resume_skill_skill_id ON rc_resume_skill (skill_id);

CREATE TABLE rc_resume_cert (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  resume_id varchar(32),
  sort integer,
  type integer,
  name varchar(50),
  level varchar(30),
  date date,
  file varchar(255),
  PRIMARY KEY (id)
);

CREATE INDEX ix_rc_resume_cert_create_time ON rc_resume_cert (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_resume_cert_resume_id ON rc_resume_cert (resume_id);

CREATE TABLE rc_resume_intention (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  resume_id varchar(32),
  sort integer,
  post_type_ids varchar(1000),
  region_codes varchar(500),
  nature integer,
  salary_min integer,
  available_time integer,
  PRIMARY KEY (id)
);

CREATE INDEX ix_rc_resume_intention_create_time ON rc_resume_intention (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_resume_intention_resume_id ON rc_resume_intention (resume_id);

CREATE TABLE rc_resume_download (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  download_time timestamptz(0),
  employ_id varchar(32),
  company_id varchar(32),
  post_name varchar(50),
  operator_name varchar(50),
  side integer,
  ip varchar(64),
  delivery_id varchar(32),
  resume_id varchar(32),
  PRIMARY KEY (id)
);

CREATE INDEX ix_rc_resume_download_create_time ON rc_resume_download (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_resume_download_employ_id ON rc_resume_download (employ_id);

CREATE INDEX ix_rc_resume_download_company_id ON rc_resume_download (company_id);

CREATE INDEX ix_rc_resume_download_resume_id ON rc_resume_download (resume_id);

CREATE INDEX ix_rc_resume_download_company_id_download_time ON rc_resume_download (company_id, download_time);

CREATE TRIGGER tg_rc_resume_download_append_only BEFORE UPDATE OR DELETE ON rc_resume_download FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rc_skill (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  name varchar(30),
  aliases varchar(200),
  category varchar(20),
  use_count integer,
  status smallint NOT NULL DEFAULT 1,
  name_key varchar(120),
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_skill_status CHECK (status IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_skill_name_key ON rc_skill (tenant_id, name_key) WHERE del_flag = 0;

CREATE INDEX ix_rc_skill_create_time ON rc_skill (tenant_id, create_time DESC, id DESC);

CREATE TABLE rc_delivery (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  delivery_no varchar(20),
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  resume_id varchar(32),
  resume_snapshot jsonb,
  source integer,
  ref_id varchar(32),
  step integer,
  step_result integer,
  student_confirm integer,
  confirm_deadline timestamptz(0),
  match_score integer,
  read_flag smallint NOT NULL DEFAULT 0,
  read_time timestamptz(0),
  deliver_time timestamptz(0),
  step_time timestamptz(0),
  reject_reason integer,
  reject_remark text,
  close_reason integer,
  star_flag smallint NOT NULL DEFAULT 0,
  tags varchar(100),
  stage_time timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_delivery_read_flag CHECK (read_flag IN (0, 1)),
  CONSTRAINT ck_rc_delivery_star_flag CHECK (star_flag IN (0, 1)),
  CONSTRAINT ck_rc_delivery_status CHECK (status IN (1, 2, 3, 4, 5, 6)),
  CONSTRAINT ck_rc_delivery_active_open CHECK ((status <> 1 OR step_result = 0)),
  CONSTRAINT ck_rc_delivery_failed_refused CHECK ((status <> 3 OR step_result = 2)),
  CONSTRAINT ck_rc_delivery_finished_passed CHECK ((status <> 2 OR (step = 60 AND step_result = 1)))
);

CREATE UNIQUE INDEX uq_rc_delivery_delivery_no ON rc_delivery (tenant_id, delivery_no) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_rc_delivery_post_id_employ_id ON rc_delivery (tenant_id, post_id, employ_id) WHERE del_flag = 0 AND status IN (1, 2);

CREATE INDEX ix_rc_delivery_create_time ON rc_delivery (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_delivery_employ_id ON rc_delivery (employ_id);

CREATE INDEX ix_rc_delivery_post_id ON rc_delivery (post_id);

CREATE INDEX ix_rc_delivery_company_id ON rc_delivery (company_id);

CREATE INDEX ix_rc_delivery_resume_id ON rc_delivery (resume_id);

CREATE INDEX ix_rc_delivery_tenant_id_company_id_step_status_step_time ON rc_delivery (tenant_id, company_id, step, status, step_time);

CREATE INDEX ix_rc_delivery_post_id_step_status ON rc_delivery (post_id, step, status);

CREATE INDEX ix_rc_delivery_employ_id_deliver_time ON rc_delivery (employ_id, deliver_time);

CREATE INDEX ix_rc_delivery_tenant_id_deliver_time ON rc_delivery (tenant_id, deliver_time);

CREATE TABLE rc_delivery_step (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  delivery_id varchar(32),
  seq integer,
  action varchar(20),
  from_status integer,
  to_status integer,
  from_step integer,
  to_step integer,
  from_result integer,
  to_result integer,
  reason_code integer,
  remark varchar(500),
  ref_type varchar(20),
  ref_id varchar(32),
  actor_type integer,
  actor_id varchar(32),
  actor_name varchar(50),
  on_behalf smallint NOT NULL DEFAULT 0,
  notified smallint NOT NULL DEFAULT 0,
  occur_time timestamptz(0),
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_delivery_step_on_behalf CHECK (on_behalf IN (0, 1)),
  CONSTRAINT ck_rc_delivery_step_notified CHECK (notified IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_delivery_step_delivery_id_seq ON rc_delivery_step (tenant_id, delivery_id, seq);

CREATE INDEX ix_rc_delivery_step_create_time ON rc_delivery_step (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_delivery_step_delivery_id ON rc_delivery_step (delivery_id);

CREATE TRIGGER tg_rc_delivery_step_append_only BEFORE UPDATE OR DELETE ON rc_delivery_step FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE rc_recommend (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  match_score integer,
  reason varchar(200),
  consent smallint NOT NULL DEFAULT 0,
  waived smallint NOT NULL DEFAULT 0,
  recommender_id varchar(50),
  recommend_time timestamptz(0),
  read_time timestamptz(0),
  handle_time timestamptz(0),
  handle_by varchar(50),
  refuse_reason varchar(200),
  delivery_id varchar(32),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_recommend_consent CHECK (consent IN (0, 1)),
  CONSTRAINT ck_rc_recommend_waived CHECK (waived IN (0, 1)),
  CONSTRAINT ck_rc_recommend_status CHECK (status IN (1, 2, 3, 4, 5, 6))
);

CREATE UNIQUE INDEX uq_rc_recommend_post_id_employ_id ON rc_recommend (tenant_id, post_id, employ_id) WHERE del_flag = 0 AND status IN (1, 2, 3);

CREATE INDEX ix_rc_recommend_create_time ON rc_recommend (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_recommend_employ_id ON rc_recommend (employ_id);

CREATE INDEX ix_rc_recommend_post_id ON rc_recommend (post_id);

CREATE INDEX ix_rc_recommend_company_id ON rc_recommend (company_id);

CREATE INDEX ix_rc_recommend_delivery_id ON rc_recommend (delivery_id);

CREATE INDEX ix_rc_recommend_company_id_status ON rc_recommend (company_id, status);

CREATE INDEX ix_rc_recommend_tenant_id_recommend_time ON rc_recommend (tenant_id, recommend_time);

CREATE TABLE pub_company_publicity (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  logo varchar(255),
  link_name varchar(50),
  link_type varchar(20),
  link_data varchar(500),
  start_time timestamptz(0),
  end_time timestamptz(0),
  sort_order integer,
  click_count integer,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_pub_company_publicity_status CHECK (status IN (0, 1))
);

CREATE INDEX ix_pub_company_publicity_create_time ON pub_company_publicity (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_pub_company_publicity_tenant_id_status_sort_order ON pub_company_publicity (tenant_id, status, sort_order);

CREATE TABLE pub_login_config (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  product_name varchar(30),
  logo varchar(255),
  welcome_title varchar(40),
  welcome_text text,
  features jsonb,
  background varchar(255),
  campus_home_url varchar(500),
  service_phone varchar(20),
  feedback_email varchar(60),
  address varchar(120),
  copyright varchar(100),
  icp_no varchar(50),
  tech_support varchar(60),
  qr_login_enabled char(1) NOT NULL DEFAULT 'Y',
  phone_login_enabled char(1) NOT NULL DEFAULT 'Y',
  register_enabled char(1) NOT NULL DEFAULT 'Y',
  PRIMARY KEY (id),
  CONSTRAINT ck_pub_login_config_qr_login_enabled CHECK (qr_login_enabled IN ('Y', 'N')),
  CONSTRAINT ck_pub_login_config_phone_login_enabled CHECK (phone_login_enabled IN ('Y', 'N')),
  CONSTRAINT ck_pub_login_config_register_enabled CHECK (register_enabled IN ('Y', 'N'))
);

CREATE UNIQUE INDEX uq_pub_login_config_ ON pub_login_config (tenant_id) WHERE del_flag = 0;

CREATE INDEX ix_pub_login_config_create_time ON pub_login_config (tenant_id, create_time DESC, id DESC);

CREATE TABLE pub_login_config_version (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  config_id varchar(32),
  seq integer,
  content jsonb,
  saved_by varchar(50),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_pub_login_config_version_config_id_seq ON pub_login_config_version (tenant_id, config_id, seq) WHERE del_flag = 0;

CREATE INDEX ix_pub_login_config_version_create_time ON pub_login_config_version (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_pub_login_config_version_config_id ON pub_login_config_version (config_id);

CREATE TABLE qa_quest_ans (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  question varchar(200),
  similar_questions text,
  answer text,
  category varchar(32),
  audience varchar(20),
  keywords varchar(200),
  related_ids varchar(500),
  source varchar(20),
  valid_from date,
  valid_to date,
  hit_count integer,
  helpful_count integer,
  unhelpful_count integer,
  last_hit_time timestamptz(0),
  sort_order integer,
  wording_keys text,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_qa_quest_ans_status CHECK (status IN (0, 1, 2))
);

CREATE INDEX ix_qa_quest_ans_create_time ON qa_quest_ans (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_qa_quest_ans_category ON qa_quest_ans (category);

CREATE INDEX ix_qa_quest_ans_tenant_id_status_audience ON qa_quest_ans (tenant_id, status, audience);

CREATE TABLE qa_miss (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  question varchar(500),
  question_key varchar(500),
  miss_count integer,
  best_match varchar(32),
  best_score numeric(18,4),
  user_type varchar(20),
  last_time timestamptz(0),
  ignored_until timestamptz(0),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_qa_miss_status CHECK (status IN (0, 1, 2))
);

CREATE UNIQUE INDEX uq_qa_miss_question_key ON qa_miss (tenant_id, question_key) WHERE del_flag = 0;

CREATE INDEX ix_qa_miss_create_time ON qa_miss (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_qa_miss_best_match ON qa_miss (best_match);

CREATE TABLE qa_category (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  name varchar(30),
  parent_id varchar(32),
  sort_order integer,
  entry_count integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_qa_category_name ON qa_category (tenant_id, coalesce(parent_id, ''), name) WHERE del_flag = 0;

CREATE INDEX ix_qa_category_create_time ON qa_category (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_qa_category_parent_id ON qa_category (parent_id);

CREATE TABLE fb_feedback (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  feedback_no varchar(20),
  content text,
  feedback_type varchar(20),
  priority varchar(20),
  images varchar(2000),
  contact varchar(60),
  user_name varchar(50),
  company_id varchar(32),
  handler varchar(50),
  handle_result text,
  handle_time timestamptz(0),
  score integer,
  internal_note text,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_fb_feedback_status CHECK (status IN (0, 1, 2, 3, 4))
);

CREATE UNIQUE INDEX uq_fb_feedback_feedback_no ON fb_feedback (tenant_id, feedback_no) WHERE del_flag = 0;

CREATE INDEX ix_fb_feedback_create_time ON fb_feedback (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_fb_feedback_company_id ON fb_feedback (company_id);

CREATE INDEX ix_fb_feedback_tenant_id_status ON fb_feedback (tenant_id, status);

CREATE TABLE ai_conversation (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  user_id varchar(32),
  name varchar(100),
  talked_at timestamptz(0),
  PRIMARY KEY (id)
);

CREATE INDEX ix_ai_conversation_create_time ON ai_conversation (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_ai_conversation_user_id ON ai_conversation (user_id);

CREATE INDEX ix_ai_conversation_user_id_talked_at ON ai_conversation (user_id, talked_at);

CREATE TABLE ai_message (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  conversation_id varchar(32),
  user_id varchar(32),
  query text,
  answer text,
  decision varchar(64),
  sources jsonb,
  rating varchar(64),
  stopped smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_ai_message_stopped CHECK (stopped IN (0, 1))
);

CREATE INDEX ix_ai_message_create_time ON ai_message (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_ai_message_conversation_id ON ai_message (conversation_id);

CREATE INDEX ix_ai_message_user_id ON ai_message (user_id);

CREATE INDEX ix_ai_message_conversation_id_create_time ON ai_message (conversation_id, create_time);

CREATE TABLE ai_task (
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
  task_id varchar(36),
  upstream smallint NOT NULL DEFAULT 0,
  alive_at timestamptz(0),
  PRIMARY KEY (id),
  CONSTRAINT ck_ai_task_upstream CHECK (upstream IN (0, 1))
);

CREATE INDEX ix_ai_task_create_time ON ai_task (create_time DESC, id DESC);

CREATE INDEX ix_ai_task_user_id ON ai_task (user_id);

CREATE INDEX ix_ai_task_task_id ON ai_task (task_id);

CREATE TABLE sys_sms (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  es_title varchar(100),
  es_content text,
  es_receiver varchar(500),
  es_type varchar(20),
  es_send_num integer,
  es_send_time timestamptz(0),
  es_param jsonb,
  es_result varchar(255),
  event_code varchar(50),
  template_code varchar(50),
  biz_id varchar(32),
  remark varchar(200),
  outbox_id varchar(32),
  next_time timestamptz(0),
  es_send_status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_sms_es_send_status CHECK (es_send_status IN (0, 1, 2, -1))
);

CREATE UNIQUE INDEX uq_sys_sms_outbox_id_es_type ON sys_sms (tenant_id, outbox_id, es_type) WHERE del_flag = 0 AND outbox_id IS NOT NULL;

CREATE INDEX ix_sys_sms_create_time ON sys_sms (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_sms_es_send_status_next_time ON sys_sms (es_send_status, next_time);

CREATE TABLE sys_sms_template (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  template_code varchar(50),
  template_name varchar(100),
  template_type varchar(20),
  template_content text,
  template_test_json text,
  use_status varchar(20),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_sms_template_template_code ON sys_sms_template (tenant_id, template_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_sms_template_create_time ON sys_sms_template (tenant_id, create_time DESC, id DESC);

CREATE TABLE msg_event (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  event_name varchar(50),
  event_code varchar(50),
  module varchar(30),
  variables varchar(300),
  channels varchar(20),
  template_codes jsonb,
  delay_minutes integer,
  enabled char(1) NOT NULL DEFAULT 'Y',
  PRIMARY KEY (id),
  CONSTRAINT ck_msg_event_enabled CHECK (enabled IN ('Y', 'N'))
);

CREATE UNIQUE INDEX uq_msg_event_event_code ON msg_event (tenant_id, event_code) WHERE del_flag = 0;

CREATE INDEX ix_msg_event_create_time ON msg_event (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_announcement (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  titile varchar(100),
  msg_category varchar(20),
  priority varchar(20),
  msg_type varchar(20),
  user_ids text,
  role_codes varchar(500),
  start_time timestamptz(0),
  end_time timestamptz(0),
  msg_abstract text,
  msg_content text,
  open_type varchar(20),
  open_page varchar(200),
  bus_type varchar(50),
  bus_id varchar(32),
  attachments varchar(2000),
  iz_top char(1) NOT NULL DEFAULT 'N',
  sender varchar(50),
  send_time timestamptz(0),
  cancel_time timestamptz(0),
  read_count integer,
  send_count integer,
  timed smallint NOT NULL DEFAULT 0,
  send_status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_announcement_iz_top CHECK (iz_top IN ('Y', 'N')),
  CONSTRAINT ck_sys_announcement_timed CHECK (timed IN (0, 1)),
  CONSTRAINT ck_sys_announcement_send_status CHECK (send_status IN (0, 1, 2))
);

CREATE INDEX ix_sys_announcement_create_time ON sys_announcement (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_announcement_tenant_id_send_status_msg_type ON sys_announcement (tenant_id, send_status, msg_type);

CREATE INDEX ix_sys_announcement_send_status_timed_start_time ON sys_announcement (send_status, timed, start_time);

CREATE TABLE sys_announcement_send (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  annt_id varchar(32),
  user_id varchar(32),
  read_flag varchar(20),
  read_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_announcement_send_annt_id_user_id ON sys_announcement_send (tenant_id, annt_id, user_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_announcement_send_create_time ON sys_announcement_send (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_announcement_send_annt_id ON sys_announcement_send (annt_id);

CREATE INDEX ix_sys_announcement_send_user_id ON sys_announcement_send (user_id);

CREATE INDEX ix_sys_announcement_send_user_id_read_flag_annt_id ON sys_announcement_send (user_id, read_flag, annt_id);

CREATE TABLE rc_outbox (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code varchar(50),
  ref_id varchar(32),
  event_seq varchar(50),
  receiver varchar(50),
  params jsonb,
  done_time timestamptz(0),
  tries integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_outbox_code_ref_id_event_seq_receiver ON rc_outbox (tenant_id, code, ref_id, event_seq, receiver) WHERE del_flag = 0;

CREATE INDEX ix_rc_outbox_create_time ON rc_outbox (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_outbox_done_time_create_time ON rc_outbox (done_time, create_time);

CREATE TABLE sys_user (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  username varchar(50),
  realname varchar(100),
  nickname varchar(100),
  password varchar(255),
  phone varchar(11),
  email varchar(100),
  work_no varchar(100),
  avatar varchar(255),
  sex integer,
  birthday date,
  telephone varchar(20),
  region_code varchar(12),
  introduction text,
  post varchar(255),
  user_identity integer,
  depart_ids varchar(1000),
  status integer,
  user_type varchar(20),
  company_id varchar(32),
  org_id varchar(32),
  org_code varchar(64),
  login_tenant_id integer,
  last_login_time timestamptz(0),
  last_login_ip varchar(64),
  login_count integer,
  last_pwd_update_time timestamptz(0),
  password_level integer,
  must_change_password smallint NOT NULL DEFAULT 0,
  account_assigned smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_user_must_change_password CHECK (must_change_password IN (0, 1)),
  CONSTRAINT ck_sys_user_account_assigned CHECK (account_assigned IN (0, 1))
);

CREATE UNIQUE INDEX uq_sys_user_username ON sys_user (username) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_sys_user_phone ON sys_user (phone) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_sys_user_email ON sys_user (email) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_sys_user_work_no ON sys_user (work_no) WHERE del_flag = 0;

CREATE INDEX ix_sys_user_create_time ON sys_user (create_time DESC, id DESC);

CREATE INDEX ix_sys_user_company_id ON sys_user (company_id);

CREATE TABLE sys_user_depart (
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
  depart_id varchar(32),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_user_depart_user_id_depart_id ON sys_user_depart (user_id, depart_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_user_depart_create_time ON sys_user_depart (create_time DESC, id DESC);

CREATE INDEX ix_sys_user_depart_user_id ON sys_user_depart (user_id);

CREATE INDEX ix_sys_user_depart_depart_id ON sys_user_depart (depart_id);

CREATE TABLE sys_user_tenant (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
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

CREATE UNIQUE INDEX uq_sys_user_tenant_user_id ON sys_user_tenant (tenant_id, user_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_user_tenant_create_time ON sys_user_tenant (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_user_tenant_user_id ON sys_user_tenant (user_id);

CREATE TABLE sys_user_agent (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  user_name varchar(50),
  agent_user_name varchar(50),
  start_time timestamptz(0),
  end_time timestamptz(0),
  status varchar(64),
  create_name varchar(100),
  update_name varchar(100),
  sys_company_code varchar(64),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_user_agent_user_name ON sys_user_agent (tenant_id, user_name) WHERE del_flag = 0;

CREATE INDEX ix_sys_user_agent_create_time ON sys_user_agent (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_role (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  role_code varchar(64),
  role_name varchar(30),
  description varchar(126),
  home_path varchar(200),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_role_role_code ON sys_role (role_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_role_create_time ON sys_role (create_time DESC, id DESC);

CREATE TABLE sys_user_role (
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
  role_id varchar(32),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_user_role_user_id_role_id ON sys_user_role (user_id, role_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_user_role_create_time ON sys_user_role (create_time DESC, id DESC);

CREATE INDEX ix_sys_user_role_user_id ON sys_user_role (user_id);

CREATE INDEX ix_sys_user_role_role_id ON sys_user_role (role_id);

CREATE TABLE sys_permission (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  parent_id varchar(32),
  name varchar(100),
  menu_type integer,
  side varchar(64),
  url varchar(255),
  component varchar(255),
  component_name varchar(255),
  redirect varchar(255),
  icon varchar(100),
  description varchar(255),
  perms varchar(255),
  perms_type varchar(20),
  status varchar(20),
  sort_no numeric(16,2),
  leaf smallint NOT NULL DEFAULT 1,
  route smallint NOT NULL DEFAULT 1,
  keep_alive smallint NOT NULL DEFAULT 0,
  hidden smallint NOT NULL DEFAULT 0,
  always_show smallint NOT NULL DEFAULT 0,
  internal_or_external smallint NOT NULL DEFAULT 0,
  rule_flag smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_permission_leaf CHECK (leaf IN (0, 1)),
  CONSTRAINT ck_sys_permission_route CHECK (route IN (0, 1)),
  CONSTRAINT ck_sys_permission_keep_alive CHECK (keep_alive IN (0, 1)),
  CONSTRAINT ck_sys_permission_hidden CHECK (hidden IN (0, 1)),
  CONSTRAINT ck_sys_permission_always_show CHECK (always_show IN (0, 1)),
  CONSTRAINT ck_sys_permission_internal_or_external CHECK (internal_or_external IN (0, 1)),
  CONSTRAINT ck_sys_permission_rule_flag CHECK (rule_flag IN (0, 1))
);

CREATE UNIQUE INDEX uq_sys_permission_perms ON sys_permission (perms) WHERE del_flag = 0;

CREATE INDEX ix_sys_permission_create_time ON sys_permission (create_time DESC, id DESC);

CREATE INDEX ix_sys_permission_parent_id ON sys_permission (parent_id);

CREATE TABLE sys_role_permission (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  role_id varchar(32),
  permission_id varchar(32),
  data_rule_ids varchar(1000),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_role_permission_role_id_permission_id ON sys_role_permission (role_id, permission_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_role_permission_create_time ON sys_role_permission (create_time DESC, id DESC);

CREATE INDEX ix_sys_role_permission_role_id ON sys_role_permission (role_id);

CREATE INDEX ix_sys_role_permission_permission_id ON sys_role_permission (permission_id);

CREATE TABLE sys_permission_data_rule (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  permission_id varchar(32),
  rule_name varchar(50),
  rule_column varchar(50),
  rule_conditions varchar(20),
  rule_value text,
  status varchar(20),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_permission_data_rule_create_time ON sys_permission_data_rule (create_time DESC, id DESC);

CREATE INDEX ix_sys_permission_data_rule_permission_id ON sys_permission_data_rule (permission_id);

CREATE TABLE sys_depart (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  parent_id varchar(32),
  depart_name varchar(100),
  depart_name_en varchar(500),
  depart_name_abbr varchar(500),
  depart_order integer,
  org_category varchar(20),
  org_type varchar(10),
  org_code varchar(64),
  director_user_ids varchar(2000),
  mobile varchar(11),
  fax varchar(32),
  address varchar(100),
  memo varchar(500),
  description varchar(500),
  status varchar(20),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_depart_org_code ON sys_depart (tenant_id, org_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_depart_create_time ON sys_depart (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_depart_parent_id ON sys_depart (parent_id);

CREATE TABLE sys_depart_permission (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  depart_id varchar(32),
  permission_id varchar(32),
  data_rule_ids varchar(1000),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_depart_permission_depart_id_permission_id ON sys_depart_permission (tenant_id, depart_id, permission_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_depart_permission_create_time ON sys_depart_permission (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_depart_permission_depart_id ON sys_depart_permission (depart_id);

CREATE INDEX ix_sys_depart_permission_permission_id ON sys_depart_permission (permission_id);

CREATE TABLE sys_depart_role (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  depart_id varchar(32),
  role_code varchar(64),
  role_name varchar(100),
  description varchar(255),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_depart_role_role_code ON sys_depart_role (tenant_id, role_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_depart_role_create_time ON sys_depart_role (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_depart_role_depart_id ON sys_depart_role (depart_id);

CREATE TABLE sys_depart_role_user (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  user_id varchar(32),
  drole_id varchar(32),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_depart_role_user_user_id_drole_id ON sys_depart_role_user (tenant_id, user_id, drole_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_depart_role_user_create_time ON sys_depart_role_user (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_depart_role_user_user_id ON sys_depart_role_user (user_id);

CREATE INDEX ix_sys_depart_role_user_drole_id ON sys_depart_role_user (drole_id);

CREATE TABLE sys_depart_role_permission (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  depart_id varchar(32),
  role_id varchar(32),
  permission_id varchar(32),
  data_rule_ids varchar(1000),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_depart_role_permission_role_id_permission_id ON sys_depart_role_permission (tenant_id, role_id, permission_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_depart_role_permission_create_time ON sys_depart_role_permission (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_depart_role_permission_depart_id ON sys_depart_role_permission (depart_id);

CREATE INDEX ix_sys_depart_role_permission_role_id ON sys_depart_role_permission (role_id);

CREATE INDEX ix_sys_depart_role_permission_permission_id ON sys_depart_role_permission (permission_id);

CREATE TABLE sys_tenant (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  name varchar(100),
  tenant_no integer,
  begin_date timestamptz(0),
  end_date timestamptz(0),
  status integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_tenant_name ON sys_tenant (name) WHERE del_flag = 0;

CREATE INDEX ix_sys_tenant_create_time ON sys_tenant (create_time DESC, id DESC);

CREATE TABLE sys_dict (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  dict_name varchar(100),
  dict_code varchar(100),
  description varchar(255),
  type integer,
  system smallint NOT NULL DEFAULT 0,
  fixed smallint NOT NULL DEFAULT 0,
  open smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_dict_system CHECK (system IN (0, 1)),
  CONSTRAINT ck_sys_dict_fixed CHECK (fixed IN (0, 1)),
  CONSTRAINT ck_sys_dict_open CHECK (open IN (0, 1))
);

CREATE UNIQUE INDEX uq_sys_dict_dict_code ON sys_dict (dict_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_dict_create_time ON sys_dict (create_time DESC, id DESC);

CREATE TABLE sys_dict_item (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  dict_id varchar(32),
  item_text varchar(100),
  item_value varchar(100),
  description varchar(255),
  item_color varchar(7),
  sort_order integer,
  status integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_dict_item_item_value ON sys_dict_item (coalesce(dict_id, ''), item_value) WHERE del_flag = 0;

CREATE INDEX ix_sys_dict_item_create_time ON sys_dict_item (create_time DESC, id DESC);

CREATE INDEX ix_sys_dict_item_dict_id ON sys_dict_item (dict_id);

CREATE INDEX ix_sys_dict_item_dict_id_sort_order ON sys_dict_item (dict_id, sort_order);

CREATE TABLE sys_table_white_list (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  table_name varchar(100),
  field_name varchar(1000),
  status varchar(20),
  source varchar(64),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_table_white_list_table_name ON sys_table_white_list (coalesce(source, ''), table_name) WHERE del_flag = 0;

CREATE INDEX ix_sys_table_white_list_create_time ON sys_table_white_list (create_time DESC, id DESC);

CREATE TABLE sys_check_rule (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  rule_name varchar(50),
  rule_code varchar(50),
  rule_description varchar(255),
  rule_json text,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_check_rule_rule_code ON sys_check_rule (rule_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_check_rule_create_time ON sys_check_rule (create_time DESC, id DESC);

CREATE TABLE sys_fill_rule (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  rule_name varchar(50),
  rule_code varchar(50),
  rule_class varchar(100),
  rule_params text,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_fill_rule_rule_code ON sys_fill_rule (rule_code) WHERE del_flag = 0;

CREATE INDEX ix_sys_fill_rule_create_time ON sys_fill_rule (create_time DESC, id DESC);

CREATE TABLE sys_category (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  pid varchar(32),
  name varchar(100),
  code varchar(99),
  has_child varchar(64),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_category_code ON sys_category (code) WHERE del_flag = 0;

CREATE INDEX ix_sys_category_create_time ON sys_category (create_time DESC, id DESC);

CREATE INDEX ix_sys_category_pid ON sys_category (pid);

CREATE TABLE sys_area (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code varchar(12),
  name varchar(50),
  parent_code varchar(12),
  level varchar(64),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_area_code ON sys_area (code) WHERE del_flag = 0;

CREATE INDEX ix_sys_area_create_time ON sys_area (create_time DESC, id DESC);

CREATE INDEX ix_sys_area_parent_code ON sys_area (parent_code);

CREATE TABLE rc_major (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code varchar(20),
  name varchar(60),
  parent_code varchar(20),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_major_code ON rc_major (code) WHERE del_flag = 0;

CREATE INDEX ix_rc_major_create_time ON rc_major (create_time DESC, id DESC);

CREATE INDEX ix_rc_major_parent_code ON rc_major (parent_code);

CREATE TABLE sys_number (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  prefix varchar(100),
  last integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_number_prefix ON sys_number (tenant_id, prefix) WHERE del_flag = 0;

CREATE INDEX ix_sys_number_create_time ON sys_number (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_position (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code varchar(50),
  name varchar(50),
  post_rank varchar(20),
  company_id varchar(32),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_position_code ON sys_position (tenant_id, code) WHERE del_flag = 0;

CREATE INDEX ix_sys_position_create_time ON sys_position (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_session (
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
  token_hash varchar(64),
  client_type varchar(64),
  ip varchar(64),
  user_agent varchar(255),
  org_code varchar(64),
  login_tenant_id integer,
  last_seen timestamptz(0),
  expires timestamptz(0),
  idle_minutes integer,
  revoked_at timestamptz(0),
  revoke_reason varchar(64),
  sso_ticket varchar(64),
  mobile_verify_required smallint NOT NULL DEFAULT 0,
  password_proof_at timestamptz(0),
  phone_proof_at timestamptz(0),
  locked smallint NOT NULL DEFAULT 0,
  lock_hash varchar(255),
  lock_tries integer,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_session_mobile_verify_required CHECK (mobile_verify_required IN (0, 1)),
  CONSTRAINT ck_sys_session_locked CHECK (locked IN (0, 1))
);

CREATE INDEX ix_sys_session_create_time ON sys_session (create_time DESC, id DESC);

CREATE INDEX ix_sys_session_user_id ON sys_session (user_id);

CREATE INDEX ix_sys_session_sso_ticket ON sys_session (sso_ticket);

CREATE INDEX ix_sys_session_expires ON sys_session (expires);

CREATE TABLE sys_captcha (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code_hash varchar(64),
  expires timestamptz(0),
  passed_for varchar(100),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_captcha_create_time ON sys_captcha (create_time DESC, id DESC);

CREATE TABLE sys_sms_code (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  mobile varchar(11),
  mode varchar(1),
  code_hash varchar(64),
  ip varchar(64),
  sent_at timestamptz(0),
  expires timestamptz(0),
  attempts integer,
  spent smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_sms_code_spent CHECK (spent IN (0, 1))
);

CREATE INDEX ix_sys_sms_code_create_time ON sys_sms_code (create_time DESC, id DESC);

CREATE INDEX ix_sys_sms_code_mobile_mode_sent_at ON sys_sms_code (mobile, mode, sent_at);

CREATE INDEX ix_sys_sms_code_sent_at ON sys_sms_code (sent_at);

CREATE TABLE sys_login_failure (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  subject varchar(150),
  happened_at timestamptz(0),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_login_failure_create_time ON sys_login_failure (create_time DESC, id DESC);

CREATE INDEX ix_sys_login_failure_subject_happened_at ON sys_login_failure (subject, happened_at);

CREATE TABLE sys_one_time_code (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  kind varchar(64),
  user_id varchar(32),
  payload jsonb,
  expires timestamptz(0),
  used smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_one_time_code_used CHECK (used IN (0, 1))
);

CREATE INDEX ix_sys_one_time_code_create_time ON sys_one_time_code (create_time DESC, id DESC);

CREATE INDEX ix_sys_one_time_code_user_id ON sys_one_time_code (user_id);

CREATE TABLE sys_wechat_ticket (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  status varchar(64),
  uuid varchar(100),
  nickname varchar(100),
  avatar varchar(500),
  nonce varchar(64),
  attempts integer,
  expires timestamptz(0),
  used smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_wechat_ticket_used CHECK (used IN (0, 1))
);

CREATE INDEX ix_sys_wechat_ticket_create_time ON sys_wechat_ticket (create_time DESC, id DESC);

CREATE TABLE sys_third_account (
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
  third_type varchar(50),
  third_user_uuid varchar(100),
  realname varchar(100),
  avatar varchar(500),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_third_account_third_type_third_user_uuid ON sys_third_account (third_type, third_user_uuid) WHERE del_flag = 0;

CREATE UNIQUE INDEX uq_sys_third_account_third_type_user_id ON sys_third_account (third_type, user_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_third_account_create_time ON sys_third_account (create_time DESC, id DESC);

CREATE INDEX ix_sys_third_account_user_id ON sys_third_account (user_id);

CREATE TABLE sys_password_history (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  user_id varchar(32),
  password varchar(255),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_password_history_create_time ON sys_password_history (create_time DESC, id DESC);

CREATE INDEX ix_sys_password_history_user_id ON sys_password_history (user_id);

CREATE TRIGGER tg_sys_password_history_append_only BEFORE UPDATE OR DELETE ON sys_password_history FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE sys_registration_token (
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
  expires timestamptz(0),
  ends_at timestamptz(0),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_registration_token_create_time ON sys_registration_token (create_time DESC, id DESC);

CREATE INDEX ix_sys_registration_token_user_id ON sys_registration_token (user_id);

CREATE TABLE sys_log (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  log_type integer,
  operate_type integer,
  log_content varchar(1000),
  username varchar(100),
  userid varchar(50),
  ip varchar(64),
  method varchar(255),
  request_url varchar(255),
  request_param text,
  request_type varchar(10),
  cost_time integer,
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_log_create_time ON sys_log (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_log_tenant_id_log_type_create_time ON sys_log (tenant_id, log_type, create_time);

CREATE TABLE sys_data_log (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  data_table varchar(64),
  data_id varchar(32),
  data_version varchar(10),
  data_content text,
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_data_log_create_time ON sys_data_log (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_data_log_data_table_data_id ON sys_data_log (data_table, data_id);

CREATE TRIGGER tg_sys_data_log_append_only BEFORE UPDATE OR DELETE ON sys_data_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE sys_audit (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  seq integer,
  act varchar(64),
  actor varchar(50),
  actor_tenant integer,
  ip varchar(64),
  content jsonb,
  prev_hash varchar(64),
  hash varchar(64),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_audit_seq ON sys_audit (seq);

CREATE INDEX ix_sys_audit_create_time ON sys_audit (create_time DESC, id DESC);

CREATE TRIGGER tg_sys_audit_append_only BEFORE UPDATE OR DELETE ON sys_audit FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE sys_visit_daily (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  day date,
  visits integer,
  ips integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_visit_daily_day ON sys_visit_daily (tenant_id, day) WHERE del_flag = 0;

CREATE INDEX ix_sys_visit_daily_create_time ON sys_visit_daily (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_oss_file (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  file_name varchar(255),
  url varchar(500),
  file_type varchar(20),
  size_bytes integer,
  biz varchar(200),
  storage varchar(20),
  mime varchar(100),
  sha256 varchar(64),
  uploader varchar(50),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_oss_file_url ON sys_oss_file (tenant_id, url) WHERE del_flag = 0;

CREATE INDEX ix_sys_oss_file_create_time ON sys_oss_file (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_idempotency (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  answer jsonb,
  expire_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_idempotency_create_time ON sys_idempotency (create_time DESC, id DESC);

CREATE INDEX ix_sys_idempotency_expire_time ON sys_idempotency (expire_time);

CREATE TABLE sys_push_frame (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  content jsonb,
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_push_frame_create_time ON sys_push_frame (create_time);

CREATE TABLE sys_quartz_job (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  job_class_name varchar(100),
  cron_expression varchar(120),
  parameter varchar(1000),
  description varchar(255),
  status integer,
  last_run_time timestamptz(0),
  last_result varchar(255),
  next_run_time timestamptz(0),
  last_due_time timestamptz(0),
  failures integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_quartz_job_job_class_name ON sys_quartz_job (job_class_name) WHERE del_flag = 0;

CREATE INDEX ix_sys_quartz_job_create_time ON sys_quartz_job (create_time DESC, id DESC);

CREATE TABLE sys_job_run (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  job_id varchar(32),
  due_time timestamptz(0),
  start_time timestamptz(0),
  end_time timestamptz(0),
  cost_time integer,
  process varchar(64),
  status integer,
  rows integer,
  message text,
  seen_time timestamptz(0),
  stop_time timestamptz(0),
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_job_run_create_time ON sys_job_run (create_time DESC, id DESC);

CREATE INDEX ix_sys_job_run_job_id ON sys_job_run (job_id);

CREATE INDEX ix_sys_job_run_job_id_start_time ON sys_job_run (job_id, start_time);

CREATE INDEX ix_sys_job_run_status ON sys_job_run (status);

CREATE TABLE sys_gateway_route (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  router_id varchar(64),
  name varchar(100),
  uri varchar(255),
  status integer,
  open smallint NOT NULL DEFAULT 0,
  predicates jsonb,
  filters jsonb,
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_gateway_route_open CHECK (open IN (0, 1))
);

CREATE UNIQUE INDEX uq_sys_gateway_route_router_id ON sys_gateway_route (router_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_gateway_route_create_time ON sys_gateway_route (create_time DESC, id DESC);

CREATE TABLE rc_setting (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  setting_key varchar(64),
  setting_value varchar(500),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_setting_setting_key ON rc_setting (tenant_id, setting_key) WHERE del_flag = 0;

CREATE INDEX ix_rc_setting_create_time ON rc_setting (tenant_id, create_time DESC, id DESC);

CREATE TABLE rc_holiday (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  date date,
  name varchar(50),
  kind integer,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_holiday_date ON rc_holiday (tenant_id, date) WHERE del_flag = 0;

CREATE INDEX ix_rc_holiday_create_time ON rc_holiday (tenant_id, create_time DESC, id DESC);

CREATE TABLE sys_super_query (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  save_code varchar(100),
  title varchar(50),
  match_type varchar(64),
  records text,
  shared smallint NOT NULL DEFAULT 0,
  company_id varchar(32),
  PRIMARY KEY (id),
  CONSTRAINT ck_sys_super_query_shared CHECK (shared IN (0, 1))
);

CREATE INDEX ix_sys_super_query_create_time ON sys_super_query (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_super_query_company_id ON sys_super_query (company_id);

CREATE TABLE sys_data_source (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code varchar(50),
  name varchar(50),
  db_type varchar(20),
  db_driver varchar(100),
  db_url varchar(500),
  db_name varchar(100),
  db_username varchar(100),
  db_password text,
  db_password_hash varchar(64),
  remark text,
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_data_source_code ON sys_data_source (code) WHERE del_flag = 0;

CREATE INDEX ix_sys_data_source_create_time ON sys_data_source (create_time DESC, id DESC);

CREATE TABLE onl_cgreport_head (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  code varchar(50),
  name varchar(100),
  cgr_sql text,
  db_source varchar(50),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_onl_cgreport_head_code ON onl_cgreport_head (code) WHERE del_flag = 0;

CREATE INDEX ix_onl_cgreport_head_create_time ON onl_cgreport_head (create_time DESC, id DESC);

CREATE TABLE onl_cgreport_item (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  head_id varchar(32),
  field_name varchar(63),
  field_txt varchar(100),
  field_width integer,
  field_type varchar(64),
  is_show smallint NOT NULL DEFAULT 1,
  field_href varchar(500),
  is_search varchar(64),
  search_mode varchar(64),
  replace_val varchar(500),
  dict_code varchar(200),
  group_title varchar(50),
  is_total varchar(64),
  order_num integer,
  PRIMARY KEY (id),
  CONSTRAINT ck_onl_cgreport_item_is_show CHECK (is_show IN (0, 1))
);

CREATE INDEX ix_onl_cgreport_item_create_time ON onl_cgreport_item (create_time DESC, id DESC);

CREATE INDEX ix_onl_cgreport_item_head_id ON onl_cgreport_item (head_id);

CREATE TABLE onl_cgreport_param (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  head_id varchar(32),
  param_name varchar(32),
  param_txt varchar(32),
  param_value varchar(100),
  order_num integer,
  PRIMARY KEY (id)
);

CREATE INDEX ix_onl_cgreport_param_create_time ON onl_cgreport_param (create_time DESC, id DESC);

CREATE INDEX ix_onl_cgreport_param_head_id ON onl_cgreport_param (head_id);

CREATE TABLE sys_monitor_sample (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL DEFAULT 0,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  process varchar(64),
  taken_time timestamptz(0),
  sample jsonb,
  PRIMARY KEY (id)
);

CREATE INDEX ix_sys_monitor_sample_create_time ON sys_monitor_sample (create_time DESC, id DESC);

CREATE TABLE demo_order (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  parent_id varchar(32),
  order_no varchar(32),
  name varchar(60),
  customer varchar(60),
  order_type varchar(20),
  amount numeric(14,2),
  quantity integer,
  progress integer,
  urgent char(1) NOT NULL DEFAULT 'N',
  order_date date,
  deliver_time timestamptz(0),
  depart_id varchar(32),
  manager varchar(50),
  phone varchar(20),
  email varchar(60),
  site varchar(500),
  city_code varchar(12),
  address varchar(120),
  tags varchar(100),
  contract varchar(2000),
  pictures varchar(2000),
  remark text,
  content text,
  cancel_reason varchar(200),
  order_num integer,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_demo_order_urgent CHECK (urgent IN ('Y', 'N')),
  CONSTRAINT ck_demo_order_status CHECK (status IN (0, 1, 2, 3))
);

CREATE UNIQUE INDEX uq_demo_order_order_no ON demo_order (tenant_id, order_no) WHERE del_flag = 0;

CREATE INDEX ix_demo_order_create_time ON demo_order (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_demo_order_parent_id ON demo_order (parent_id);

CREATE INDEX ix_demo_order_tenant_id_order_num ON demo_order (tenant_id, order_num);

CREATE TABLE demo_order_line (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  order_id varchar(32),
  product varchar(60),
  model varchar(60),
  quantity integer,
  price numeric(14,2),
  deliver_date date,
  remark varchar(200),
  sort integer,
  PRIMARY KEY (id)
);

CREATE INDEX ix_demo_order_line_create_time ON demo_order_line (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_demo_order_line_order_id ON demo_order_line (order_id);

CREATE TABLE sys_account_preference (
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
  notification jsonb,
  theme jsonb,
  tags jsonb,
  pages jsonb,
  lock_hash varchar(255),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_sys_account_preference_user_id ON sys_account_preference (user_id) WHERE del_flag = 0;

CREATE INDEX ix_sys_account_preference_create_time ON sys_account_preference (create_time DESC, id DESC);
