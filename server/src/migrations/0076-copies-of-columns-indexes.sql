-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_company_user_last_login_time_copy_order ON rc_company_user (tenant_id, last_login_time_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_user_login_count_copy_order ON rc_company_user (tenant_id, login_count_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_evaluation_round_copy_order ON rc_interview_evaluation (tenant_id, round_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_evaluation_start_time_copy_order ON rc_interview_evaluation (tenant_id, start_time_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_fair_start_copy_order ON rc_fair_apply (tenant_id, fair_start_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_live_stream_start_time_copy_order_preach_live ON live_stream (tenant_id, start_time_copy, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_end_time_copy_order_preach_live ON live_stream (tenant_id, end_time_copy, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_rc_match_result_grad_year_copy_order ON rc_match_result (tenant_id, grad_year_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_grad_year_copy_order ON rc_preach_attendee (tenant_id, grad_year_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_grad_year_copy_order ON rc_delivery (tenant_id, grad_year_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_evaluation_total_copy_order ON rc_delivery (tenant_id, evaluation_total_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_help_record_grad_year_copy_order ON rc_help_record (tenant_id, grad_year_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_grad_year_copy_order ON rc_resume (tenant_id, grad_year_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_grad_year_copy_order ON rc_employment (tenant_id, grad_year_copy, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_help_count_copy_order ON rc_employment (tenant_id, help_count_copy, id) WHERE del_flag = 0;
