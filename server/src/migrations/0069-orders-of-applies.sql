-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_fair_apply_booth_deadline_order ON rc_fair_apply (tenant_id, booth_deadline, id) WHERE del_flag = 0;
