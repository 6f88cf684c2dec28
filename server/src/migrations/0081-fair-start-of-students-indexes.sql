-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_fair_student_fair_start_copy_order ON rc_fair_student (tenant_id, fair_start_copy, id) WHERE del_flag = 0;
