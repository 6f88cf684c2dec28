CREATE TABLE rc_venue_booking (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  venue_id varchar(32),
  title varchar(50),
  ref_type varchar(20),
  ref_id varchar(32),
  start_time timestamptz(0),
  end_time timestamptz(0),
  holder varchar(50),
  note varchar(200),
  release_reason varchar(200),
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_venue_booking_status CHECK (status IN (1, 2, 3)),
  CONSTRAINT ck_rc_venue_booking_order CHECK (start_time < end_time),
  CONSTRAINT ex_rc_venue_booking_venue EXCLUDE USING gist (tenant_id WITH =, venue_id WITH =, tstzrange(start_time, end_time, '[)') WITH &&) WHERE (del_flag = 0 AND status IN (1, 2))
);

CREATE INDEX ix_rc_venue_booking_create_time ON rc_venue_booking (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_venue_booking_venue_id ON rc_venue_booking (venue_id);

CREATE INDEX ix_rc_venue_booking_start_time_due ON rc_venue_booking (start_time, id) WHERE del_flag = 0 AND status IN (1);

CREATE INDEX ix_rc_venue_booking_tenant_id_start_time ON rc_venue_booking (tenant_id, start_time);

CREATE TABLE rc_venue (
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
  type integer,
  campus varchar(30),
  building varchar(50),
  room varchar(30),
  capacity integer,
  equipment varchar(200),
  open_time time(0),
  close_time time(0),
  week_days varchar(100),
  need_audit smallint NOT NULL DEFAULT 0,
  open_to_company smallint NOT NULL DEFAULT 0,
  images varchar(2000),
  contact varchar(50),
  sort integer,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_venue_need_audit CHECK (need_audit IN (0, 1)),
  CONSTRAINT ck_rc_venue_open_to_company CHECK (open_to_company IN (0, 1)),
  CONSTRAINT ck_rc_venue_status CHECK (status IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_venue_name ON rc_venue (tenant_id, name) WHERE del_flag = 0;

CREATE INDEX ix_rc_venue_create_time ON rc_venue (tenant_id, create_time DESC, id DESC);
