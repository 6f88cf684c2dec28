-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_delivery_tallies ON rc_delivery (tenant_id, company_id, status, step, wait_for) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_board_steps ON rc_delivery (tenant_id, step, step_time, id) WHERE del_flag = 0 AND status IN (1, 2);

CREATE INDEX CONCURRENTLY ix_rc_delivery_board_steps_of_company ON rc_delivery (tenant_id, company_id, step, step_time, id) WHERE del_flag = 0 AND status IN (1, 2);

CREATE INDEX CONCURRENTLY ix_rc_delivery_board_failed ON rc_delivery (tenant_id, step_time, id, company_id) WHERE del_flag = 0 AND status = 3;

CREATE INDEX CONCURRENTLY ix_rc_delivery_board_ended ON rc_delivery (tenant_id, step_time, id, company_id) WHERE del_flag = 0 AND status IN (4, 5, 6);

CREATE INDEX CONCURRENTLY ix_rc_delivery_delayed ON rc_delivery (tenant_id, wait_since, create_time, company_id) WHERE del_flag = 0 AND wait_for IN (1, 3, 4);
