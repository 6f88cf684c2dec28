CREATE TABLE rc_stat_daily (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  stat_date date,
  metric varchar(40),
  dim varchar(20),
  dim_key varchar(64),
  value numeric(16,2),
  PRIMARY KEY (id)
);

CREATE UNIQUE INDEX uq_rc_stat_daily_stat_date_metric_dim_dim_key ON rc_stat_daily (tenant_id, stat_date, metric, dim, dim_key) WHERE del_flag = 0;

CREATE INDEX ix_rc_stat_daily_create_time ON rc_stat_daily (tenant_id, create_time DESC, id DESC);
