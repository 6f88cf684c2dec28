-- The rows until the end of this month stay together; each later month has a partition of its own.
DROP TRIGGER tg_sys_log_version ON sys_log;

ALTER TABLE sys_log RENAME TO sys_log_before;

ALTER TABLE sys_log_before DROP CONSTRAINT sys_log_pkey;

ALTER TABLE sys_log_before ADD PRIMARY KEY (id, create_time);

ALTER INDEX ix_sys_log_create_time RENAME TO ix_sys_log_before_create_time;

ALTER INDEX ix_sys_log_tenant_id_log_type_create_time RENAME TO ix_sys_log_before_tenant_id_log_type_create_time;

ALTER INDEX ix_sys_log_live RENAME TO ix_sys_log_before_live;

ALTER INDEX ix_sys_log_cost_time_order RENAME TO ix_sys_log_before_cost_time_order;

ALTER INDEX ix_sys_log_log_content_order RENAME TO ix_sys_log_before_log_content_order;

ALTER INDEX ix_sys_log_pieces RENAME TO ix_sys_log_before_pieces;

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
  PRIMARY KEY (id, create_time)
) PARTITION BY RANGE (create_time);

CREATE INDEX ix_sys_log_create_time ON sys_log (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_sys_log_tenant_id_log_type_create_time ON sys_log (tenant_id, log_type, create_time);

CREATE INDEX ix_sys_log_live ON sys_log (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX ix_sys_log_cost_time_order ON sys_log (tenant_id, cost_time, id) WHERE del_flag = 0;

CREATE INDEX ix_sys_log_log_content_order ON sys_log (tenant_id, log_content, id) WHERE del_flag = 0;

CREATE INDEX ix_sys_log_pieces ON sys_log USING gin (text_pieces(tenant_id, log_content));

-- A row of a later month, written by a clock that was ahead, moves the end.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE sys_log ATTACH PARTITION sys_log_before FOR VALUES FROM (MINVALUE) TO (%L)', (
    SELECT (date_trunc('month', greatest(now(), max(create_time)) AT TIME ZONE 'Asia/Shanghai') + interval '1 month')
      AT TIME ZONE 'Asia/Shanghai' FROM sys_log_before));
END
$$;

CREATE TABLE sys_log_rest PARTITION OF sys_log DEFAULT;

CREATE OR REPLACE TRIGGER tg_sys_log_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sys_log FOR EACH STATEMENT EXECUTE FUNCTION mark_change();
