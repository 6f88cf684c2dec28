-- Outside of a transaction: writes go on while the indexes are built.
CREATE INDEX CONCURRENTLY ix_rc_account_alteration_pieces ON rc_account_alteration USING gin (text_pieces(tenant_id, alter_no));

CREATE INDEX CONCURRENTLY ix_rc_company_change_pieces ON rc_company_change USING gin (text_pieces(tenant_id, change_no));

CREATE INDEX CONCURRENTLY ix_rc_company_pieces ON rc_company USING gin (text_pieces(tenant_id, company_name), text_pieces(tenant_id, contact_name), text_pieces(tenant_id, contact_email));

CREATE INDEX CONCURRENTLY ix_fb_feedback_pieces ON fb_feedback USING gin (text_pieces(tenant_id, content), text_pieces(tenant_id, user_name), text_pieces(tenant_id, feedback_no));

CREATE INDEX CONCURRENTLY ix_rc_interview_pieces ON rc_interview USING gin (text_pieces(tenant_id, interview_no));

CREATE INDEX CONCURRENTLY ix_rc_fair_apply_pieces ON rc_fair_apply USING gin (text_pieces(tenant_id, booth_nos), text_pieces(tenant_id, contact));

CREATE INDEX CONCURRENTLY ix_rc_fair_attendee_pieces ON rc_fair_attendee USING gin (text_pieces(tenant_id, name));

CREATE INDEX CONCURRENTLY ix_rc_fair_booth_pieces ON rc_fair_booth USING gin (text_pieces(tenant_id, booth_no));

CREATE INDEX CONCURRENTLY ix_live_chat_pieces_live_chat ON live_chat USING gin (text_pieces(tenant_id, sender_name), text_pieces(tenant_id, content));

CREATE INDEX CONCURRENTLY ix_live_chat_pieces_preach_chat ON live_chat USING gin (text_pieces(tenant_id, sender_name), text_pieces(tenant_id, content));

CREATE INDEX CONCURRENTLY ix_live_watch_pieces_live_viewer ON live_watch USING gin (text_pieces(tenant_id, user_name));

CREATE INDEX CONCURRENTLY ix_sys_announcement_pieces ON sys_announcement USING gin (text_pieces(tenant_id, titile));

CREATE INDEX CONCURRENTLY ix_sys_sms_pieces ON sys_sms USING gin (text_pieces(tenant_id, es_title), text_pieces(tenant_id, es_content), text_pieces(tenant_id, es_receiver));

CREATE INDEX CONCURRENTLY ix_rc_company_post_pieces ON rc_company_post USING gin (text_pieces(tenant_id, name));

CREATE INDEX CONCURRENTLY ix_rc_agreement_pieces ON rc_agreement USING gin (text_pieces(tenant_id, agreement_no));

CREATE INDEX CONCURRENTLY ix_rc_delivery_pieces ON rc_delivery USING gin (text_pieces(tenant_id, delivery_no));

CREATE INDEX CONCURRENTLY ix_rc_dispatch_pieces ON rc_dispatch USING gin (text_pieces(tenant_id, archive_unit));

CREATE INDEX CONCURRENTLY ix_rc_employ_user_pieces ON rc_employ_user USING gin (text_pieces(tenant_id, realname), text_pieces(tenant_id, school_name));

CREATE INDEX CONCURRENTLY ix_rc_help_record_pieces ON rc_help_record USING gin (text_pieces(tenant_id, helper));

CREATE INDEX CONCURRENTLY ix_rc_offer_pieces ON rc_offer USING gin (text_pieces(tenant_id, offer_no));

CREATE INDEX CONCURRENTLY ix_rc_resume_download_pieces ON rc_resume_download USING gin (text_pieces(tenant_id, operator_name));

CREATE INDEX CONCURRENTLY ix_rc_resume_pieces ON rc_resume USING gin (text_pieces(tenant_id, headline));

CREATE INDEX CONCURRENTLY ix_rc_employment_pieces ON rc_employment USING gin (text_pieces(tenant_id, unit_name));

CREATE INDEX CONCURRENTLY ix_sys_oss_file_pieces ON sys_oss_file USING gin (text_pieces(tenant_id, file_name), text_pieces(tenant_id, url));

CREATE INDEX CONCURRENTLY ix_sys_data_log_pieces ON sys_data_log USING gin (text_pieces(tenant_id, data_table));

CREATE INDEX CONCURRENTLY ix_sys_log_pieces ON sys_log USING gin (text_pieces(tenant_id, log_content));

CREATE INDEX CONCURRENTLY ix_sys_user_pieces ON sys_user USING gin (text_pieces(username), text_pieces(realname), text_pieces(phone));
