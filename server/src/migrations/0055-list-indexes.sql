-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_account_alteration_live ON rc_account_alteration (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_account_alteration_audit_time_order ON rc_account_alteration (tenant_id, audit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_account_alteration_alter_no_order ON rc_account_alteration (tenant_id, alter_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_account_alteration_tabs ON rc_account_alteration (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_account_alteration_texts ON rc_account_alteration USING gin (text_pieces(alter_no));

CREATE INDEX CONCURRENTLY ix_rc_blacklist_live ON rc_blacklist (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_blacklist_start_date_order ON rc_blacklist (tenant_id, start_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_blacklist_end_date_order ON rc_blacklist (tenant_id, end_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_blacklist_release_time_order ON rc_blacklist (tenant_id, release_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_blacklist_tabs ON rc_blacklist (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_change_live ON rc_company_change (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_change_audit_time_order ON rc_company_change (tenant_id, audit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_change_change_no_order ON rc_company_change (tenant_id, change_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_change_tabs ON rc_company_change (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_change_texts ON rc_company_change USING gin (text_pieces(change_no));

CREATE INDEX CONCURRENTLY ix_rc_company_user_live ON rc_company_user (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_live ON rc_company (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_submit_time_order ON rc_company (tenant_id, submit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_audit_time_order ON rc_company (tenant_id, audit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_count_order ON rc_company (tenant_id, post_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_delivery_count_order ON rc_company (tenant_id, delivery_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_hire_count_order ON rc_company (tenant_id, hire_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_found_date_order ON rc_company (tenant_id, found_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_license_expire_order ON rc_company (tenant_id, license_expire, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_violation_points_order ON rc_company (tenant_id, violation_points, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_sort_order ON rc_company (tenant_id, sort, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_company_name_order ON rc_company (tenant_id, company_name, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_tabs ON rc_company (tenant_id, audit_status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_texts ON rc_company USING gin (text_pieces(company_name), text_pieces(contact_name), text_pieces(contact_email));

CREATE INDEX CONCURRENTLY ix_rc_violation_live ON rc_violation (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_violation_points_order ON rc_violation (tenant_id, points, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_violation_occur_date_order ON rc_violation (tenant_id, occur_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_fb_feedback_live ON fb_feedback (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_fb_feedback_handle_time_order ON fb_feedback (tenant_id, handle_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_fb_feedback_score_order ON fb_feedback (tenant_id, score, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_fb_feedback_feedback_no_order ON fb_feedback (tenant_id, feedback_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_fb_feedback_tabs ON fb_feedback (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_fb_feedback_texts ON fb_feedback USING gin (text_pieces(content), text_pieces(user_name), text_pieces(feedback_no));

CREATE INDEX CONCURRENTLY ix_rc_interview_evaluation_live ON rc_interview_evaluation (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_evaluation_score_order ON rc_interview_evaluation (tenant_id, score, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_evaluation_evaluate_time_order ON rc_interview_evaluation (tenant_id, evaluate_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_live ON rc_interview (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_start_time_order ON rc_interview (tenant_id, start_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_round_order ON rc_interview (tenant_id, round, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_avg_score_order ON rc_interview (tenant_id, avg_score, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_end_time_order ON rc_interview (tenant_id, end_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_confirm_deadline_order ON rc_interview (tenant_id, confirm_deadline, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_checkin_time_order ON rc_interview (tenant_id, checkin_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_reschedule_count_order ON rc_interview (tenant_id, reschedule_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_interview_no_order ON rc_interview (tenant_id, interview_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_tabs ON rc_interview (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_interview_texts ON rc_interview USING gin (text_pieces(interview_no));

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_live ON rc_fair_apply (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_post_count_order ON rc_fair_apply (tenant_id, post_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_total_headcount_order ON rc_fair_apply (tenant_id, total_headcount, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_submit_time_order ON rc_fair_apply (tenant_id, submit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_attendee_count_order ON rc_fair_apply (tenant_id, attendee_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_booth_count_order ON rc_fair_apply (tenant_id, booth_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_wait_no_order ON rc_fair_apply (tenant_id, wait_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_audit_time_order ON rc_fair_apply (tenant_id, audit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_confirm_deadline_order ON rc_fair_apply (tenant_id, confirm_deadline, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_confirm_time_order ON rc_fair_apply (tenant_id, confirm_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_cancel_time_order ON rc_fair_apply (tenant_id, cancel_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_checkin_time_order ON rc_fair_apply (tenant_id, checkin_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_tabs ON rc_fair_apply (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_texts ON rc_fair_apply USING gin (text_pieces(booth_nos), text_pieces(contact));

CREATE INDEX CONCURRENTLY ix_rc_fair_attendance_live ON rc_fair_attendance (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_attendance_checkin_time_order ON rc_fair_attendance (tenant_id, checkin_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_attendee_live ON rc_fair_attendee (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_attendee_checkin_time_order ON rc_fair_attendee (tenant_id, checkin_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_attendee_insure_time_order ON rc_fair_attendee (tenant_id, insure_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_attendee_name_order ON rc_fair_attendee (tenant_id, name, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_attendee_tabs ON rc_fair_attendee (tenant_id, insure_status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_attendee_texts ON rc_fair_attendee USING gin (text_pieces(name));

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_live ON rc_fair_booth (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_row_no_order ON rc_fair_booth (tenant_id, row_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_col_no_order ON rc_fair_booth (tenant_id, col_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_fee_order ON rc_fair_booth (tenant_id, fee, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_hold_until_order ON rc_fair_booth (tenant_id, hold_until, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_booth_no_order ON rc_fair_booth (tenant_id, booth_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_tabs ON rc_fair_booth (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_texts ON rc_fair_booth USING gin (text_pieces(booth_no));

CREATE INDEX CONCURRENTLY ix_rc_fair_student_live ON rc_fair_student (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_student_wait_no_order ON rc_fair_student (tenant_id, wait_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_student_sign_time_order ON rc_fair_student (tenant_id, sign_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_student_checkin_time_order ON rc_fair_student (tenant_id, checkin_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_student_cancel_time_order ON rc_fair_student (tenant_id, cancel_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_fair_student_tabs ON rc_fair_student (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_live_chat_live_live_chat ON live_chat (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_chat_send_time_order_live_chat ON live_chat (tenant_id, send_time, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_chat_handle_time_order_live_chat ON live_chat (tenant_id, handle_time, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_chat_seq_order_live_chat ON live_chat (tenant_id, seq, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_chat_content_order_live_chat ON live_chat (tenant_id, content, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_chat_tabs_live_chat ON live_chat (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_chat_texts_live_chat ON live_chat USING gin (text_pieces(sender_name), text_pieces(content));

CREATE INDEX CONCURRENTLY ix_live_chat_live_preach_chat ON live_chat (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_chat_send_time_order_preach_chat ON live_chat (tenant_id, send_time, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_chat_handle_time_order_preach_chat ON live_chat (tenant_id, handle_time, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_chat_seq_order_preach_chat ON live_chat (tenant_id, seq, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_chat_content_order_preach_chat ON live_chat (tenant_id, content, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_chat_tabs_preach_chat ON live_chat (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_chat_texts_preach_chat ON live_chat USING gin (text_pieces(sender_name), text_pieces(content));

CREATE INDEX CONCURRENTLY ix_live_stream_live_preach_live ON live_stream (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_start_at_order_preach_live ON live_stream (tenant_id, start_at, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_end_at_order_preach_live ON live_stream (tenant_id, end_at, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_peak_online_order_preach_live ON live_stream (tenant_id, peak_online, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_view_count_order_preach_live ON live_stream (tenant_id, view_count, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_uv_order_preach_live ON live_stream (tenant_id, uv, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_duration_sec_order_preach_live ON live_stream (tenant_id, duration_sec, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_like_count_order_preach_live ON live_stream (tenant_id, like_count, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_chat_count_order_preach_live ON live_stream (tenant_id, chat_count, id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_stream_tabs_preach_live ON live_stream (tenant_id, live_state, create_time DESC, id DESC) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX CONCURRENTLY ix_live_watch_live_live_viewer ON live_watch (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_watch_enter_time_order_live_viewer ON live_watch (tenant_id, enter_time, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_watch_leave_time_order_live_viewer ON live_watch (tenant_id, leave_time, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_watch_watch_seconds_order_live_viewer ON live_watch (tenant_id, watch_seconds, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_watch_user_name_order_live_viewer ON live_watch (tenant_id, user_name, id) WHERE del_flag = 0 AND owner_type = 'room';

CREATE INDEX CONCURRENTLY ix_live_watch_texts_live_viewer ON live_watch USING gin (text_pieces(user_name));

CREATE INDEX CONCURRENTLY ix_rc_match_result_live ON rc_match_result (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_match_result_score_order ON rc_match_result (tenant_id, score, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_match_result_screen_time_order ON rc_match_result (tenant_id, screen_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_match_result_compute_time_order ON rc_match_result (tenant_id, compute_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_match_result_met_count_order ON rc_match_result (tenant_id, met_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_match_result_asked_count_order ON rc_match_result (tenant_id, asked_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_match_result_rule_version_order ON rc_match_result (tenant_id, rule_version, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_match_result_tabs ON rc_match_result (tenant_id, screen, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_live ON sys_announcement (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_start_time_order ON sys_announcement (tenant_id, start_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_end_time_order ON sys_announcement (tenant_id, end_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_send_time_order ON sys_announcement (tenant_id, send_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_cancel_time_order ON sys_announcement (tenant_id, cancel_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_read_count_order ON sys_announcement (tenant_id, read_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_send_count_order ON sys_announcement (tenant_id, send_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_titile_order ON sys_announcement (tenant_id, titile, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_tabs ON sys_announcement (tenant_id, send_status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_announcement_texts ON sys_announcement USING gin (text_pieces(titile));

CREATE INDEX CONCURRENTLY ix_sys_sms_live ON sys_sms (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_sms_es_send_num_order ON sys_sms (tenant_id, es_send_num, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_sms_es_send_time_order ON sys_sms (tenant_id, es_send_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_sms_es_title_order ON sys_sms (tenant_id, es_title, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_sms_tabs ON sys_sms (tenant_id, es_send_status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_sms_texts ON sys_sms USING gin (text_pieces(es_title), text_pieces(es_content), text_pieces(es_receiver));

CREATE INDEX CONCURRENTLY ix_rc_company_post_live ON rc_company_post (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_headcount_order ON rc_company_post (tenant_id, headcount, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_salary_min_order ON rc_company_post (tenant_id, salary_min, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_salary_max_order ON rc_company_post (tenant_id, salary_max, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_end_date_order ON rc_company_post (tenant_id, end_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_delivery_count_order ON rc_company_post (tenant_id, delivery_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_todo_count_order ON rc_company_post (tenant_id, todo_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_interview_count_order ON rc_company_post (tenant_id, interview_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_salary_months_order ON rc_company_post (tenant_id, salary_months, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_interview_rounds_order ON rc_company_post (tenant_id, interview_rounds, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_start_date_order ON rc_company_post (tenant_id, start_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_close_time_order ON rc_company_post (tenant_id, close_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_view_count_order ON rc_company_post (tenant_id, view_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_offer_count_order ON rc_company_post (tenant_id, offer_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_sign_count_order ON rc_company_post (tenant_id, sign_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_refresh_time_order ON rc_company_post (tenant_id, refresh_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_audit_time_order ON rc_company_post (tenant_id, audit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_name_order ON rc_company_post (tenant_id, name, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_tabs ON rc_company_post (tenant_id, post_status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_company_post_texts ON rc_company_post USING gin (text_pieces(name));

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_live ON rc_preach_attendee (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_sign_up_time_order ON rc_preach_attendee (tenant_id, sign_up_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_checkin_time_order ON rc_preach_attendee (tenant_id, checkin_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_watch_seconds_order ON rc_preach_attendee (tenant_id, watch_seconds, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_wait_no_order ON rc_preach_attendee (tenant_id, wait_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_first_enter_order ON rc_preach_attendee (tenant_id, first_enter, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_last_leave_order ON rc_preach_attendee (tenant_id, last_leave, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_preach_attendee_tabs ON rc_preach_attendee (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_live ON rc_agreement (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_start_date_order ON rc_agreement (tenant_id, start_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_salary_order ON rc_agreement (tenant_id, salary, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_effective_time_order ON rc_agreement (tenant_id, effective_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_service_years_order ON rc_agreement (tenant_id, service_years, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_probation_months_order ON rc_agreement (tenant_id, probation_months, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_probation_salary_order ON rc_agreement (tenant_id, probation_salary, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_breach_fee_order ON rc_agreement (tenant_id, breach_fee, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_deadline_order ON rc_agreement (tenant_id, deadline, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_signed_time_order ON rc_agreement (tenant_id, signed_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_college_time_order ON rc_agreement (tenant_id, college_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_school_time_order ON rc_agreement (tenant_id, school_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_end_time_order ON rc_agreement (tenant_id, end_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_agreement_no_order ON rc_agreement (tenant_id, agreement_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_tabs ON rc_agreement (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_agreement_texts ON rc_agreement USING gin (text_pieces(agreement_no));

CREATE INDEX CONCURRENTLY ix_rc_delivery_live ON rc_delivery (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_match_score_order ON rc_delivery (tenant_id, match_score, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_deliver_time_order ON rc_delivery (tenant_id, deliver_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_step_time_order ON rc_delivery (tenant_id, step_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_confirm_deadline_order ON rc_delivery (tenant_id, confirm_deadline, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_wait_since_order ON rc_delivery (tenant_id, wait_since, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_planned_rounds_order ON rc_delivery (tenant_id, planned_rounds, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_rounds_passed_order ON rc_delivery (tenant_id, rounds_passed, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_interview_state_order ON rc_delivery (tenant_id, interview_state, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_last_interview_time_order ON rc_delivery (tenant_id, last_interview_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_offer_deadline_order ON rc_delivery (tenant_id, offer_deadline, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_evaluate_deadline_order ON rc_delivery (tenant_id, evaluate_deadline, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_delivery_no_order ON rc_delivery (tenant_id, delivery_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_tabs ON rc_delivery (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_delivery_texts ON rc_delivery USING gin (text_pieces(delivery_no));

CREATE INDEX CONCURRENTLY ix_rc_dispatch_live ON rc_dispatch (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_dispatch_report_date_order ON rc_dispatch (tenant_id, report_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_dispatch_push_time_order ON rc_dispatch (tenant_id, push_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_dispatch_receive_time_order ON rc_dispatch (tenant_id, receive_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_dispatch_wait_since_order ON rc_dispatch (tenant_id, wait_since, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_dispatch_tabs ON rc_dispatch (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_dispatch_texts ON rc_dispatch USING gin (text_pieces(archive_unit));

CREATE INDEX CONCURRENTLY ix_rc_employ_user_live ON rc_employ_user (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_grad_year_order ON rc_employ_user (tenant_id, grad_year, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_resume_score_order ON rc_employ_user (tenant_id, resume_score, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_birthday_order ON rc_employ_user (tenant_id, birthday, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_enroll_date_order ON rc_employ_user (tenant_id, enroll_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_grad_date_order ON rc_employ_user (tenant_id, grad_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_gpa_order ON rc_employ_user (tenant_id, gpa, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_delivery_count_order ON rc_employ_user (tenant_id, delivery_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_interview_count_order ON rc_employ_user (tenant_id, interview_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_offer_count_order ON rc_employ_user (tenant_id, offer_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_sign_count_order ON rc_employ_user (tenant_id, sign_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_download_count_order ON rc_employ_user (tenant_id, download_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_ai_count_order ON rc_employ_user (tenant_id, ai_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_help_count_order ON rc_employ_user (tenant_id, help_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_realname_order ON rc_employ_user (tenant_id, realname, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employ_user_texts ON rc_employ_user USING gin (text_pieces(realname), text_pieces(school_name));

CREATE INDEX CONCURRENTLY ix_rc_evaluation_live ON rc_evaluation (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_evaluation_total_order ON rc_evaluation (tenant_id, total, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_evaluation_evaluate_time_order ON rc_evaluation (tenant_id, evaluate_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_evaluation_edit_until_order ON rc_evaluation (tenant_id, edit_until, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_help_record_live ON rc_help_record (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_help_record_help_date_order ON rc_help_record (tenant_id, help_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_help_record_post_count_order ON rc_help_record (tenant_id, post_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_help_record_next_date_order ON rc_help_record (tenant_id, next_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_help_record_texts ON rc_help_record USING gin (text_pieces(helper));

CREATE INDEX CONCURRENTLY ix_rc_offer_live ON rc_offer (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_offer_salary_order ON rc_offer (tenant_id, salary, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_offer_onboard_date_order ON rc_offer (tenant_id, onboard_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_offer_deadline_order ON rc_offer (tenant_id, deadline, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_offer_answer_time_order ON rc_offer (tenant_id, answer_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_offer_offer_no_order ON rc_offer (tenant_id, offer_no, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_offer_tabs ON rc_offer (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_offer_texts ON rc_offer USING gin (text_pieces(offer_no));

CREATE INDEX CONCURRENTLY ix_rc_recommend_live ON rc_recommend (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_recommend_match_score_order ON rc_recommend (tenant_id, match_score, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_recommend_recommend_time_order ON rc_recommend (tenant_id, recommend_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_recommend_handle_time_order ON rc_recommend (tenant_id, handle_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_recommend_read_time_order ON rc_recommend (tenant_id, read_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_recommend_tabs ON rc_recommend (tenant_id, status, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_download_live ON rc_resume_download (tenant_id, create_time DESC, id DESC);

CREATE INDEX CONCURRENTLY ix_rc_resume_download_download_time_order ON rc_resume_download (tenant_id, download_time, id);

CREATE INDEX CONCURRENTLY ix_rc_resume_download_operator_name_order ON rc_resume_download (tenant_id, operator_name, id);

CREATE INDEX CONCURRENTLY ix_rc_resume_download_texts ON rc_resume_download USING gin (text_pieces(operator_name));

CREATE INDEX CONCURRENTLY ix_rc_resume_live ON rc_resume (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_completeness_order ON rc_resume (tenant_id, completeness, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_content_time_order ON rc_resume (tenant_id, content_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_form_audit_time_order ON rc_resume (tenant_id, form_audit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_view_count_order ON rc_resume (tenant_id, view_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_download_count_order ON rc_resume (tenant_id, download_count, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_tabs ON rc_resume (tenant_id, form_audit, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_resume_texts ON rc_resume USING gin (text_pieces(headline));

CREATE INDEX CONCURRENTLY ix_rc_employment_live ON rc_employment (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_sign_date_order ON rc_employment (tenant_id, sign_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_report_date_order ON rc_employment (tenant_id, report_date, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_salary_order ON rc_employment (tenant_id, salary, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_submit_time_order ON rc_employment (tenant_id, submit_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_college_time_order ON rc_employment (tenant_id, college_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_school_time_order ON rc_employment (tenant_id, school_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_student_confirm_time_order ON rc_employment (tenant_id, student_confirm_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_archive_sent_order ON rc_employment (tenant_id, archive_sent, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_tabs ON rc_employment (tenant_id, audit, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_rc_employment_texts ON rc_employment USING gin (text_pieces(unit_name));

CREATE INDEX CONCURRENTLY ix_sys_oss_file_live ON sys_oss_file (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_oss_file_size_bytes_order ON sys_oss_file (tenant_id, size_bytes, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_oss_file_file_name_order ON sys_oss_file (tenant_id, file_name, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_oss_file_texts ON sys_oss_file USING gin (text_pieces(file_name), text_pieces(url));

CREATE INDEX CONCURRENTLY ix_sys_data_log_live ON sys_data_log (tenant_id, create_time DESC, id DESC);

CREATE INDEX CONCURRENTLY ix_sys_data_log_data_table_order ON sys_data_log (tenant_id, data_table, id);

CREATE INDEX CONCURRENTLY ix_sys_data_log_texts ON sys_data_log USING gin (text_pieces(data_table));

CREATE INDEX CONCURRENTLY ix_sys_log_live ON sys_log (tenant_id, create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_log_cost_time_order ON sys_log (tenant_id, cost_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_log_log_content_order ON sys_log (tenant_id, log_content, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_log_texts ON sys_log USING gin (text_pieces(log_content));

CREATE INDEX CONCURRENTLY ix_sys_user_live ON sys_user (create_time DESC, id DESC) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_user_birthday_order ON sys_user (birthday, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_user_last_login_time_order ON sys_user (last_login_time, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_user_realname_order ON sys_user (realname, id) WHERE del_flag = 0;

CREATE INDEX CONCURRENTLY ix_sys_user_texts ON sys_user USING gin (text_pieces(username), text_pieces(realname), text_pieces(phone));
