DROP INDEX ix_rc_account_alteration_texts;

DROP INDEX ix_rc_company_change_texts;

DROP INDEX ix_rc_company_texts;

DROP INDEX ix_fb_feedback_texts;

DROP INDEX ix_rc_interview_texts;

DROP INDEX ix_rc_fair_apply_texts;

DROP INDEX ix_rc_fair_attendee_texts;

DROP INDEX ix_rc_fair_booth_texts;

DROP INDEX ix_live_chat_texts_live_chat;

DROP INDEX ix_live_chat_texts_preach_chat;

DROP INDEX ix_live_watch_texts_live_viewer;

DROP INDEX ix_sys_announcement_texts;

DROP INDEX ix_sys_sms_texts;

DROP INDEX ix_rc_company_post_texts;

DROP INDEX ix_rc_agreement_texts;

DROP INDEX ix_rc_delivery_texts;

DROP INDEX ix_rc_dispatch_texts;

DROP INDEX ix_rc_employ_user_texts;

DROP INDEX ix_rc_help_record_texts;

DROP INDEX ix_rc_offer_texts;

DROP INDEX ix_rc_resume_download_texts;

DROP INDEX ix_rc_resume_texts;

DROP INDEX ix_rc_employment_texts;

DROP INDEX ix_sys_oss_file_texts;

DROP INDEX ix_sys_data_log_texts;

DROP INDEX ix_sys_log_texts;

DROP INDEX ix_sys_user_texts;
