CREATE INDEX ix_rc_account_alteration_expire_time_due ON rc_account_alteration (expire_time, id) WHERE del_flag = 0 AND status IN (0);

CREATE INDEX ix_rc_company_post_end_date_due ON rc_company_post (end_date, id) WHERE del_flag = 0 AND post_status IN (1, 2);

CREATE INDEX ix_rc_delivery_confirm_deadline_due ON rc_delivery (confirm_deadline, id) WHERE del_flag = 0 AND status IN (1);
