CREATE TABLE rc_calendar_feed (
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
  side varchar(64),
  kinds varchar(100),
  token_hash varchar(64),
  expire_time timestamptz(0),
  last_time timestamptz(0),
  revoked smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_calendar_feed_revoked CHECK (revoked IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_calendar_feed_token_hash ON rc_calendar_feed (tenant_id, token_hash) WHERE del_flag = 0;

CREATE INDEX ix_rc_calendar_feed_create_time ON rc_calendar_feed (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_calendar_feed_user_id_revoked ON rc_calendar_feed (user_id, revoked);

CREATE INDEX ix_rc_calendar_feed_token_hash ON rc_calendar_feed (token_hash);
