-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_sys_user_username ON sys_user (username);
