-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_delivery_employ_id_company_id ON rc_delivery (employ_id, company_id);

CREATE INDEX CONCURRENTLY ix_sys_user_status_create_time ON sys_user (status, create_time);
