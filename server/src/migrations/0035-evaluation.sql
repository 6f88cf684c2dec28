ALTER TABLE rc_delivery ADD COLUMN evaluate_deadline timestamptz(0);

ALTER TABLE rc_delivery ADD COLUMN evaluation_id varchar(32);

CREATE INDEX ix_rc_delivery_evaluation_id ON rc_delivery (evaluation_id);

CREATE INDEX ix_rc_delivery_evaluate_deadline_due ON rc_delivery (evaluate_deadline, id) WHERE del_flag = 0 AND status IN (1);

CREATE TABLE rc_evaluation (
  id varchar(32) NOT NULL,
  tenant_id integer NOT NULL,
  sys_org_code varchar(64),
  create_by varchar(50) NOT NULL,
  create_time timestamptz(0) NOT NULL,
  update_by varchar(50),
  update_time timestamptz(0),
  del_flag smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  delivery_id varchar(32),
  employ_id varchar(32),
  post_id varchar(32),
  company_id varchar(32),
  type integer,
  scores jsonb,
  total numeric(15,1),
  level integer,
  comment text,
  anonymous smallint NOT NULL DEFAULT 0,
  evaluate_by varchar(50),
  evaluate_time timestamptz(0),
  edit_until timestamptz(0),
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_evaluation_anonymous CHECK (anonymous IN (0, 1))
);

CREATE UNIQUE INDEX uq_rc_evaluation_delivery_id_type ON rc_evaluation (tenant_id, delivery_id, type) WHERE del_flag = 0;

CREATE INDEX ix_rc_evaluation_create_time ON rc_evaluation (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_evaluation_delivery_id ON rc_evaluation (delivery_id);

CREATE INDEX ix_rc_evaluation_employ_id ON rc_evaluation (employ_id);

CREATE INDEX ix_rc_evaluation_post_id ON rc_evaluation (post_id);

CREATE INDEX ix_rc_evaluation_company_id ON rc_evaluation (company_id);

CREATE INDEX ix_rc_evaluation_company_id_evaluate_time ON rc_evaluation (company_id, evaluate_time);

CREATE INDEX ix_rc_evaluation_employ_id_evaluate_time ON rc_evaluation (employ_id, evaluate_time);

CREATE INDEX ix_rc_evaluation_tenant_id_evaluate_time ON rc_evaluation (tenant_id, evaluate_time);

-- Signed deliveries wait for their evaluation as long as new ones.
UPDATE rc_delivery SET evaluate_deadline = step_time + interval '180 days' WHERE status = 1 AND step = 60 AND del_flag = 0;
