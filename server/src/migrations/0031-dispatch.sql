ALTER TABLE rc_delivery ADD COLUMN dispatch_id varchar(32);

ALTER TABLE rc_delivery ADD COLUMN dispatch_status integer;

CREATE INDEX ix_rc_delivery_dispatch_id ON rc_delivery (dispatch_id);

CREATE TABLE rc_dispatch (
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
  resume_id varchar(32),
  form_no varchar(40),
  archive_unit varchar(100),
  archive_address varchar(200),
  household varchar(100),
  report_date date,
  contact varchar(30),
  contact_mobile varchar(11),
  note text,
  push_by varchar(50),
  push_time timestamptz(0),
  push_user varchar(50),
  receive_by varchar(50),
  receive_time timestamptz(0),
  return_reason text,
  revoke_reason text,
  is_ended smallint NOT NULL DEFAULT 0,
  wait_since timestamptz(0),
  remind_time timestamptz(0),
  is_reminded smallint NOT NULL DEFAULT 0,
  status integer NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT ck_rc_dispatch_is_ended CHECK (is_ended IN (0, 1)),
  CONSTRAINT ck_rc_dispatch_is_reminded CHECK (is_reminded IN (0, 1)),
  CONSTRAINT ck_rc_dispatch_status CHECK (status IN (0, 1, 2, 3, 4))
);

CREATE UNIQUE INDEX uq_rc_dispatch_delivery_id ON rc_dispatch (tenant_id, delivery_id) WHERE del_flag = 0;

CREATE INDEX ix_rc_dispatch_create_time ON rc_dispatch (tenant_id, create_time DESC, id DESC);

CREATE INDEX ix_rc_dispatch_delivery_id ON rc_dispatch (delivery_id);

CREATE INDEX ix_rc_dispatch_employ_id ON rc_dispatch (employ_id);

CREATE INDEX ix_rc_dispatch_post_id ON rc_dispatch (post_id);

CREATE INDEX ix_rc_dispatch_company_id ON rc_dispatch (company_id);

CREATE INDEX ix_rc_dispatch_resume_id ON rc_dispatch (resume_id);

CREATE INDEX ix_rc_dispatch_remind_time_due ON rc_dispatch (remind_time, id) WHERE del_flag = 0 AND status IN (0, 3, 4);

CREATE INDEX ix_rc_dispatch_company_id_status ON rc_dispatch (company_id, status);

CREATE INDEX ix_rc_dispatch_post_id_status ON rc_dispatch (post_id, status);

CREATE INDEX ix_rc_dispatch_tenant_id_status ON rc_dispatch (tenant_id, status);

-- Deliveries that wait for a dispatch get theirs, with what the offer and the company say.
INSERT INTO rc_dispatch (id, tenant_id, sys_org_code, create_by, create_time, delivery_id, employ_id, post_id, company_id,
  resume_id, report_date, contact, contact_mobile, wait_since, remind_time, status)
SELECT d.id, d.tenant_id, d.sys_org_code, 'system', d.step_time, d.id, d.employ_id, d.post_id, d.company_id,
  d.resume_id, o.onboard_date, c.contact_name, c.contact_mobile, d.step_time, d.step_time + interval '7 days', 0
FROM rc_delivery d JOIN rc_company c ON c.id = d.company_id LEFT JOIN rc_offer o ON o.id = d.offer_id
WHERE d.status = 1 AND d.step = 40 AND d.del_flag = 0;

UPDATE rc_delivery d SET dispatch_id = d.id, dispatch_status = 0
WHERE EXISTS (SELECT 1 FROM rc_dispatch x WHERE x.delivery_id = d.id);
