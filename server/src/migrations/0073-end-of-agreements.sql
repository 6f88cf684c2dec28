-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_agreement_end_agree_time_order ON rc_agreement (tenant_id, end_agree_time, id) WHERE del_flag = 0;
