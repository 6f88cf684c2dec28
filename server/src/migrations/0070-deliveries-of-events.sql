-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_delivery_of_event ON rc_delivery (ref_id, company_id) WHERE del_flag = 0 AND ref_id IS NOT NULL;
