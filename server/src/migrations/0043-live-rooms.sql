CREATE TABLE live_chat (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  owner_type varchar(10),
  company_id varchar(32),
  seq integer,
  event_seq integer,
  sender_name varchar(50),
  sender_id varchar(32),
  sender_role integer,
  content text,
  msg_type integer,
  hit_words varchar(200),
  reply_to_id varchar(32),
  top_flag char(1) NOT NULL DEFAULT 'N',
  send_time timestamptz(0),
  handle_by varchar(50),
  handle_time timestamptz(0),
  owner_id varchar(32),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_live_chat_top_flag CHECK (top_flag IN ('Y', 'N')),
  CONSTRAINT ck_live_chat_status CHECK (status IN (0, 1, 2, 3))
);

CREATE UNIQUE INDEX uq_live_chat_live_chat_seq ON live_chat (tenant_id, owner_type, owner_id, seq) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX ix_live_chat_create_time ON live_chat (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_live_chat_company_id ON live_chat (company_id);

CREATE INDEX ix_live_chat_owner_id ON live_chat (owner_id);

CREATE INDEX ix_live_chat_owner_id_event_seq ON live_chat (owner_id, event_seq);

CREATE INDEX ix_live_chat_send_time ON live_chat (send_time);

CREATE TABLE live_mute (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  owner_type varchar(10),
  user_id varchar(32),
  user_name varchar(50),
  mute_until timestamptz(0),
  reason text,
  owner_id varchar(32),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_live_mute_live_mute_user ON live_mute (tenant_id, owner_type, owner_id, user_id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX ix_live_mute_create_time ON live_mute (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_live_mute_owner_id ON live_mute (owner_id);

CREATE TABLE live_playback (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  cover varchar(255),
  title varchar(60),
  room_id varchar(32),
  company_id varchar(32),
  video_path varchar(255),
  record_name varchar(200),
  duration_seconds integer,
  size_bytes integer,
  clip_start integer,
  clip_end integer,
  play_count integer,
  expire_time timestamptz(0),
  sort_order integer,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_live_playback_status CHECK (status IN (0, 1, 2, 3, 9))
);

CREATE INDEX ix_live_playback_create_time ON live_playback (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_live_playback_room_id ON live_playback (room_id);

CREATE INDEX ix_live_playback_company_id ON live_playback (company_id);

CREATE INDEX ix_live_playback_expire_time_due ON live_playback (expire_time, id) WHERE del_flag = 0 AND status IN (2);

CREATE TABLE live_room (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  cover_img varchar(255),
  title varchar(60),
  live_type varchar(20),
  company_id varchar(32),
  anchor_name varchar(30),
  anchor_mobile varchar(11),
  plan_start_time timestamptz(0),
  plan_end_time timestamptz(0),
  provider varchar(20),
  record_enabled char(1) NOT NULL DEFAULT 'Y',
  view_limit integer,
  view_password varchar(6),
  chat_enabled char(1) NOT NULL DEFAULT 'Y',
  chat_mode integer,
  slow_mode_seconds integer,
  summary text,
  intro text,
  stream_id varchar(32),
  top_flag char(1) NOT NULL DEFAULT 'N',
  sort_order integer,
  reason varchar(500),
  audit_by varchar(50),
  audit_time timestamptz(0),
  audit_reason varchar(500),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_live_room_record_enabled CHECK (record_enabled IN ('Y', 'N')),
  CONSTRAINT ck_live_room_chat_enabled CHECK (chat_enabled IN ('Y', 'N')),
  CONSTRAINT ck_live_room_top_flag CHECK (top_flag IN ('Y', 'N')),
  CONSTRAINT ck_live_room_status CHECK (status IN (0, 1, 2, 3, 4, 5, 6, 7, 8)),
  CONSTRAINT ck_live_room_order CHECK (plan_start_time < plan_end_time)
);

CREATE INDEX ix_live_room_create_time ON live_room (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_live_room_company_id ON live_room (company_id);

CREATE INDEX ix_live_room_stream_id ON live_room (stream_id);

CREATE INDEX ix_live_room_plan_end_time_due ON live_room (plan_end_time, id) WHERE del_flag = 0 AND status IN (3);

CREATE INDEX ix_live_room_tenant_id_plan_start_time ON live_room (tenant_id, plan_start_time);

CREATE INDEX ix_live_room_company_id_status ON live_room (company_id, status);

CREATE INDEX ix_live_room_anchor_mobile ON live_room (anchor_mobile);

CREATE TABLE live_stream (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  owner_type varchar(10),
  owner_id varchar(32),
  company_id varchar(32),
  provider varchar(20),
  source integer,
  stream_name varchar(64),
  stream_version integer,
  pull_hls varchar(300),
  pull_flv varchar(300),
  video_file varchar(255),
  replay_url varchar(300),
  cover_img varchar(255),
  start_at timestamptz(0),
  end_at timestamptz(0),
  lost_at timestamptz(0),
  duration_sec integer,
  peak_online integer,
  view_count integer,
  uv integer,
  like_count integer,
  chat_count integer,
  chat_seq integer,
  notice_text varchar(200),
  allow_chat smallint NOT NULL DEFAULT 1,
  need_sign_up smallint NOT NULL DEFAULT 0,
  client_id varchar(64),
  push_hash varchar(64),
  live_state integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_live_stream_allow_chat CHECK (allow_chat IN (0, 1)),
  CONSTRAINT ck_live_stream_need_sign_up CHECK (need_sign_up IN (0, 1)),
  CONSTRAINT ck_live_stream_live_state CHECK (live_state IN (0, 1, 2, 3))
);

CREATE UNIQUE INDEX uq_live_stream_room_stream_owner ON live_stream (tenant_id, owner_type, owner_id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE UNIQUE INDEX uq_live_stream_room_stream_stream ON live_stream (tenant_id, stream_name) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX ix_live_stream_create_time ON live_stream (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_live_stream_company_id ON live_stream (company_id);

CREATE TABLE live_watch (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  owner_type varchar(10),
  user_name varchar(50),
  user_id varchar(32),
  company_id varchar(32),
  enter_time timestamptz(0),
  last_time timestamptz(0),
  leave_time timestamptz(0),
  watch_seconds integer,
  device varchar(20),
  ip varchar(64),
  owner_id varchar(32),
  PRIMARY KEY (id)
);

CREATE INDEX ix_live_watch_create_time ON live_watch (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_live_watch_company_id ON live_watch (company_id);

CREATE INDEX ix_live_watch_owner_id ON live_watch (owner_id);

CREATE INDEX ix_live_watch_owner_id_last_time ON live_watch (owner_id, last_time);

CREATE INDEX ix_live_watch_owner_id_user_id ON live_watch (owner_id, user_id);

DROP INDEX uq_rc_post_forbidden_word_word;

ALTER TABLE rc_post_forbidden_word ADD COLUMN scene integer;

-- Every word so far is one of the recruiting list.
UPDATE rc_post_forbidden_word SET scene = 1;

ALTER TABLE rc_post_forbidden_word ADD COLUMN last_hit_time timestamptz(0);

CREATE UNIQUE INDEX uq_rc_post_forbidden_word_forbidden_word_word ON rc_post_forbidden_word (tenant_id, word) WHERE del_flag = 0 AND scene = 1;

CREATE UNIQUE INDEX uq_rc_post_forbidden_word_sensitive_word_word ON rc_post_forbidden_word (tenant_id, word) WHERE del_flag = 0 AND scene = 2;
