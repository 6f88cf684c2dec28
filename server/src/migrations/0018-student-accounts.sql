ALTER TABLE rc_employ_user ADD COLUMN user_id varchar(32);

CREATE UNIQUE INDEX uq_rc_employ_user_user_id ON rc_employ_user (tenant_id, user_id) WHERE del_flag = 0 AND user_id IS NOT NULL;
