ALTER TABLE rc_company_user ADD COLUMN last_login_time_copy timestamptz(0);

ALTER TABLE rc_company_user ADD COLUMN login_count_copy integer;

CREATE OR REPLACE TRIGGER tg_rc_company_user_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, user_id, company_id, role, position, post_scope, is_registrant OR DELETE OR TRUNCATE ON rc_company_user FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_company_user_user_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.last_login_time, s.login_count INTO NEW.last_login_time_copy, NEW.login_count_copy FROM sys_user s WHERE s.id = NEW.user_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_company_user_user_id_copy BEFORE INSERT OR UPDATE OF user_id ON rc_company_user FOR EACH ROW EXECUTE FUNCTION copy_rc_company_user_user_id();

UPDATE rc_company_user t SET last_login_time_copy = f.last_login_time_copy, login_count_copy = f.login_count_copy FROM (SELECT r.id, s.last_login_time AS last_login_time_copy, s.login_count AS login_count_copy FROM rc_company_user r LEFT JOIN sys_user s ON s.id = r.user_id) f WHERE f.id = t.id AND (t.last_login_time_copy IS DISTINCT FROM f.last_login_time_copy OR t.login_count_copy IS DISTINCT FROM f.login_count_copy);

ALTER TABLE rc_interview_evaluation ADD COLUMN round_copy integer;

ALTER TABLE rc_interview_evaluation ADD COLUMN start_time_copy timestamptz(0);

CREATE OR REPLACE TRIGGER tg_rc_interview_evaluation_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, interview_id, employ_id, post_id, company_id, user_id, scores, score, conclusion, comment, private_note, evaluate_time OR DELETE OR TRUNCATE ON rc_interview_evaluation FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_interview_evaluation_interview_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.round, s.start_time INTO NEW.round_copy, NEW.start_time_copy FROM rc_interview s WHERE s.id = NEW.interview_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_interview_evaluation_interview_id_copy BEFORE INSERT OR UPDATE OF interview_id ON rc_interview_evaluation FOR EACH ROW EXECUTE FUNCTION copy_rc_interview_evaluation_interview_id();

UPDATE rc_interview_evaluation t SET round_copy = f.round_copy, start_time_copy = f.start_time_copy FROM (SELECT r.id, s.round AS round_copy, s.start_time AS start_time_copy FROM rc_interview_evaluation r LEFT JOIN rc_interview s ON s.id = r.interview_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.round_copy IS DISTINCT FROM f.round_copy OR t.start_time_copy IS DISTINCT FROM f.start_time_copy);

CREATE OR REPLACE FUNCTION spread_rc_interview_evaluation_interview_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_interview_evaluation SET round_copy = NEW.round, start_time_copy = NEW.start_time WHERE interview_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_interview_evaluation_interview_id_source AFTER UPDATE OF round, start_time ON rc_interview FOR EACH ROW WHEN (OLD.round IS DISTINCT FROM NEW.round OR OLD.start_time IS DISTINCT FROM NEW.start_time) EXECUTE FUNCTION spread_rc_interview_evaluation_interview_id();

ALTER TABLE rc_fair_apply ADD COLUMN fair_start_copy timestamptz(0);

CREATE OR REPLACE TRIGGER tg_rc_fair_apply_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, apply_no, fair_id, company_id, booth_count, booth_ids, booth_nos, post_ids, post_count, total_headcount, contact, contact_mobile, needs, remark, wait_no, submit_time, audit_reason, audit_by, audit_time, reject_reason, booth_deadline, confirm_deadline, confirm_time, cancel_reason, cancel_remark, cancel_time, free_cancel, checkin_time, miss_time, entry_code, attendee_count, insure_passed, insure_failed, insure_waiting, status OR DELETE OR TRUNCATE ON rc_fair_apply FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_fair_apply_fair_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.start_time INTO NEW.fair_start_copy FROM rc_job_fair s WHERE s.id = NEW.fair_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_fair_apply_fair_id_copy BEFORE INSERT OR UPDATE OF fair_id ON rc_fair_apply FOR EACH ROW EXECUTE FUNCTION copy_rc_fair_apply_fair_id();

UPDATE rc_fair_apply t SET fair_start_copy = f.fair_start_copy FROM (SELECT r.id, s.start_time AS fair_start_copy FROM rc_fair_apply r LEFT JOIN rc_job_fair s ON s.id = r.fair_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.fair_start_copy IS DISTINCT FROM f.fair_start_copy);

CREATE OR REPLACE FUNCTION spread_rc_fair_apply_fair_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_fair_apply SET fair_start_copy = NEW.start_time WHERE fair_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_fair_apply_fair_id_source AFTER UPDATE OF start_time ON rc_job_fair FOR EACH ROW WHEN (OLD.start_time IS DISTINCT FROM NEW.start_time) EXECUTE FUNCTION spread_rc_fair_apply_fair_id();

ALTER TABLE live_stream ADD COLUMN start_time_copy timestamptz(0);

ALTER TABLE live_stream ADD COLUMN end_time_copy timestamptz(0);

CREATE OR REPLACE TRIGGER tg_live_stream_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, owner_type, owner_id, company_id, provider, source, stream_name, stream_version, pull_hls, pull_flv, video_file, replay_url, cover_img, start_at, end_at, lost_at, duration_sec, peak_online, view_count, uv, like_count, chat_count, chat_seq, notice_text, allow_chat, need_sign_up, record_parts, client_id, push_hash, live_state OR DELETE OR TRUNCATE ON live_stream FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_live_stream_owner_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.start_time, s.end_time INTO NEW.start_time_copy, NEW.end_time_copy FROM rc_preach s WHERE s.id = NEW.owner_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_live_stream_owner_id_copy BEFORE INSERT OR UPDATE OF owner_id ON live_stream FOR EACH ROW EXECUTE FUNCTION copy_live_stream_owner_id();

UPDATE live_stream t SET start_time_copy = f.start_time_copy, end_time_copy = f.end_time_copy FROM (SELECT r.id, s.start_time AS start_time_copy, s.end_time AS end_time_copy FROM live_stream r LEFT JOIN rc_preach s ON s.id = r.owner_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.start_time_copy IS DISTINCT FROM f.start_time_copy OR t.end_time_copy IS DISTINCT FROM f.end_time_copy);

ALTER TABLE rc_match_result ADD COLUMN grad_year_copy integer;

CREATE OR REPLACE TRIGGER tg_rc_match_result_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, employ_id, post_id, company_id, score, met_count, asked_count, parts, rule_id, rule_version, compute_time, explain, screen_by, screen_time, reason_code, remark, delivery_id, screen OR DELETE OR TRUNCATE ON rc_match_result FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_match_result_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.grad_year INTO NEW.grad_year_copy FROM rc_employ_user s WHERE s.id = NEW.employ_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_match_result_employ_id_copy BEFORE INSERT OR UPDATE OF employ_id ON rc_match_result FOR EACH ROW EXECUTE FUNCTION copy_rc_match_result_employ_id();

UPDATE rc_match_result t SET grad_year_copy = f.grad_year_copy FROM (SELECT r.id, s.grad_year AS grad_year_copy FROM rc_match_result r LEFT JOIN rc_employ_user s ON s.id = r.employ_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.grad_year_copy IS DISTINCT FROM f.grad_year_copy);

ALTER TABLE rc_preach_attendee ADD COLUMN grad_year_copy integer;

CREATE OR REPLACE TRIGGER tg_rc_preach_attendee_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, preach_id, employ_id, company_id, source, sign_up_time, wait_no, checkin_time, checkin_code, method, check_reason, watch_seconds, first_enter, last_leave, remark, answers, answers_schema, status OR DELETE OR TRUNCATE ON rc_preach_attendee FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_preach_attendee_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.grad_year INTO NEW.grad_year_copy FROM rc_employ_user s WHERE s.id = NEW.employ_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_preach_attendee_employ_id_copy BEFORE INSERT OR UPDATE OF employ_id ON rc_preach_attendee FOR EACH ROW EXECUTE FUNCTION copy_rc_preach_attendee_employ_id();

UPDATE rc_preach_attendee t SET grad_year_copy = f.grad_year_copy FROM (SELECT r.id, s.grad_year AS grad_year_copy FROM rc_preach_attendee r LEFT JOIN rc_employ_user s ON s.id = r.employ_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.grad_year_copy IS DISTINCT FROM f.grad_year_copy);

CREATE OR REPLACE FUNCTION spread_live_stream_owner_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE live_stream SET start_time_copy = NEW.start_time, end_time_copy = NEW.end_time WHERE owner_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_live_stream_owner_id_source AFTER UPDATE OF start_time, end_time ON rc_preach FOR EACH ROW WHEN (OLD.start_time IS DISTINCT FROM NEW.start_time OR OLD.end_time IS DISTINCT FROM NEW.end_time) EXECUTE FUNCTION spread_live_stream_owner_id();

ALTER TABLE rc_delivery ADD COLUMN grad_year_copy integer;

ALTER TABLE rc_delivery ADD COLUMN evaluation_total_copy numeric(15,1);

CREATE OR REPLACE TRIGGER tg_rc_delivery_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, delivery_no, employ_id, post_id, company_id, resume_id, resume_snapshot, source, ref_id, step, step_result, student_confirm, confirm_deadline, remind_time, match_score, read_flag, read_time, deliver_time, step_time, wait_for, wait_since, planned_rounds, interview_state, interview_result, rounds_passed, interview_count, last_interview_time, offer_id, offer_status, offer_deadline, dispatch_id, dispatch_status, agreement_id, agreement_status, evaluate_deadline, evaluation_id, reject_reason, reject_remark, close_reason, break_reason, star_flag, tags, stage_time, status OR DELETE OR TRUNCATE ON rc_delivery FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_delivery_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.grad_year INTO NEW.grad_year_copy FROM rc_employ_user s WHERE s.id = NEW.employ_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_delivery_employ_id_copy BEFORE INSERT OR UPDATE OF employ_id ON rc_delivery FOR EACH ROW EXECUTE FUNCTION copy_rc_delivery_employ_id();

CREATE OR REPLACE FUNCTION copy_rc_delivery_evaluation_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.total INTO NEW.evaluation_total_copy FROM rc_evaluation s WHERE s.id = NEW.evaluation_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_delivery_evaluation_id_copy BEFORE INSERT OR UPDATE OF evaluation_id ON rc_delivery FOR EACH ROW EXECUTE FUNCTION copy_rc_delivery_evaluation_id();

UPDATE rc_delivery t SET grad_year_copy = f.grad_year_copy FROM (SELECT r.id, s.grad_year AS grad_year_copy FROM rc_delivery r LEFT JOIN rc_employ_user s ON s.id = r.employ_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.grad_year_copy IS DISTINCT FROM f.grad_year_copy);

UPDATE rc_delivery t SET evaluation_total_copy = f.evaluation_total_copy FROM (SELECT r.id, s.total AS evaluation_total_copy FROM rc_delivery r LEFT JOIN rc_evaluation s ON s.id = r.evaluation_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.evaluation_total_copy IS DISTINCT FROM f.evaluation_total_copy);

CREATE OR REPLACE FUNCTION spread_rc_match_result_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_match_result SET grad_year_copy = NEW.grad_year WHERE employ_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_match_result_employ_id_source AFTER UPDATE OF grad_year ON rc_employ_user FOR EACH ROW WHEN (OLD.grad_year IS DISTINCT FROM NEW.grad_year) EXECUTE FUNCTION spread_rc_match_result_employ_id();

CREATE OR REPLACE FUNCTION spread_rc_preach_attendee_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_preach_attendee SET grad_year_copy = NEW.grad_year WHERE employ_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_preach_attendee_employ_id_source AFTER UPDATE OF grad_year ON rc_employ_user FOR EACH ROW WHEN (OLD.grad_year IS DISTINCT FROM NEW.grad_year) EXECUTE FUNCTION spread_rc_preach_attendee_employ_id();

CREATE OR REPLACE FUNCTION spread_rc_delivery_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_delivery SET grad_year_copy = NEW.grad_year WHERE employ_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_delivery_employ_id_source AFTER UPDATE OF grad_year ON rc_employ_user FOR EACH ROW WHEN (OLD.grad_year IS DISTINCT FROM NEW.grad_year) EXECUTE FUNCTION spread_rc_delivery_employ_id();

CREATE OR REPLACE FUNCTION spread_rc_help_record_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_help_record SET grad_year_copy = NEW.grad_year WHERE employ_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_help_record_employ_id_source AFTER UPDATE OF grad_year ON rc_employ_user FOR EACH ROW WHEN (OLD.grad_year IS DISTINCT FROM NEW.grad_year) EXECUTE FUNCTION spread_rc_help_record_employ_id();

CREATE OR REPLACE FUNCTION spread_rc_resume_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_resume SET grad_year_copy = NEW.grad_year WHERE employ_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_resume_employ_id_source AFTER UPDATE OF grad_year ON rc_employ_user FOR EACH ROW WHEN (OLD.grad_year IS DISTINCT FROM NEW.grad_year) EXECUTE FUNCTION spread_rc_resume_employ_id();

CREATE OR REPLACE FUNCTION spread_rc_employment_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_employment SET grad_year_copy = NEW.grad_year, help_count_copy = NEW.help_count WHERE employ_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_employment_employ_id_source AFTER UPDATE OF grad_year, help_count ON rc_employ_user FOR EACH ROW WHEN (OLD.grad_year IS DISTINCT FROM NEW.grad_year OR OLD.help_count IS DISTINCT FROM NEW.help_count) EXECUTE FUNCTION spread_rc_employment_employ_id();

CREATE OR REPLACE FUNCTION spread_rc_delivery_evaluation_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_delivery SET evaluation_total_copy = NEW.total WHERE evaluation_id = NEW.id AND tenant_id = NEW.tenant_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_delivery_evaluation_id_source AFTER UPDATE OF total ON rc_evaluation FOR EACH ROW WHEN (OLD.total IS DISTINCT FROM NEW.total) EXECUTE FUNCTION spread_rc_delivery_evaluation_id();

ALTER TABLE rc_help_record ADD COLUMN grad_year_copy integer;

CREATE OR REPLACE TRIGGER tg_rc_help_record_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, employ_id, help_date, kind, helper, post_count, content, result, next_date OR DELETE OR TRUNCATE ON rc_help_record FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_help_record_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.grad_year INTO NEW.grad_year_copy FROM rc_employ_user s WHERE s.id = NEW.employ_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_help_record_employ_id_copy BEFORE INSERT OR UPDATE OF employ_id ON rc_help_record FOR EACH ROW EXECUTE FUNCTION copy_rc_help_record_employ_id();

UPDATE rc_help_record t SET grad_year_copy = f.grad_year_copy FROM (SELECT r.id, s.grad_year AS grad_year_copy FROM rc_help_record r LEFT JOIN rc_employ_user s ON s.id = r.employ_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.grad_year_copy IS DISTINCT FROM f.grad_year_copy);

ALTER TABLE rc_resume ADD COLUMN grad_year_copy integer;

CREATE OR REPLACE TRIGGER tg_rc_resume_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, employ_id, headline, photo, self_evaluation, file, status, completeness, form_no, form_opinion, form_audit_by, form_audit_time, content_time, view_count, download_count, behalf_remark, skill_ids, intention_types, intention_cities, content_hash, form_hash, form_audit OR DELETE OR TRUNCATE ON rc_resume FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_resume_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.grad_year INTO NEW.grad_year_copy FROM rc_employ_user s WHERE s.id = NEW.employ_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_resume_employ_id_copy BEFORE INSERT OR UPDATE OF employ_id ON rc_resume FOR EACH ROW EXECUTE FUNCTION copy_rc_resume_employ_id();

UPDATE rc_resume t SET grad_year_copy = f.grad_year_copy FROM (SELECT r.id, s.grad_year AS grad_year_copy FROM rc_resume r LEFT JOIN rc_employ_user s ON s.id = r.employ_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.grad_year_copy IS DISTINCT FROM f.grad_year_copy);

ALTER TABLE rc_employment ADD COLUMN grad_year_copy integer;

ALTER TABLE rc_employment ADD COLUMN help_count_copy integer;

CREATE OR REPLACE TRIGGER tg_rc_employment_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, employ_id, dest_category, dest_sub, dest_group, unit_name, unit_credit_code, unit_nature, unit_industry, job_category, unit_region, unit_address, unit_contact, unit_phone, sign_way, ext_agreement_no, sign_date, report_date, salary, is_match, none_reason, intent_text, proof_files, archive_unit, archive_address, household, transfer_no, verify_no, archive_sent, archive_way, archive_no, change_reason, contract_signed, agreement_id, college_by, college_time, school_by, school_time, opinion, submit_time, student_confirm_time, audit OR DELETE OR TRUNCATE ON rc_employment FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE FUNCTION copy_rc_employment_employ_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.grad_year, s.help_count INTO NEW.grad_year_copy, NEW.help_count_copy FROM rc_employ_user s WHERE s.id = NEW.employ_id AND s.tenant_id = NEW.tenant_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_employment_employ_id_copy BEFORE INSERT OR UPDATE OF employ_id ON rc_employment FOR EACH ROW EXECUTE FUNCTION copy_rc_employment_employ_id();

UPDATE rc_employment t SET grad_year_copy = f.grad_year_copy, help_count_copy = f.help_count_copy FROM (SELECT r.id, s.grad_year AS grad_year_copy, s.help_count AS help_count_copy FROM rc_employment r LEFT JOIN rc_employ_user s ON s.id = r.employ_id AND s.tenant_id = r.tenant_id) f WHERE f.id = t.id AND (t.grad_year_copy IS DISTINCT FROM f.grad_year_copy OR t.help_count_copy IS DISTINCT FROM f.help_count_copy);

CREATE OR REPLACE TRIGGER tg_sys_user_version AFTER INSERT OR UPDATE OF id, tenant_id, sys_org_code, create_by, create_time, update_by, update_time, del_flag, version, username, realname, realname_pinyin, nickname, password, phone, email, work_no, avatar, sex, birthday, telephone, region_code, introduction, post, user_identity, depart_ids, status, user_type, company_id, org_id, org_code, login_tenant_id, last_pwd_update_time, password_level, must_change_password, account_assigned, credential_version OR DELETE OR TRUNCATE ON sys_user FOR EACH STATEMENT EXECUTE FUNCTION mark_change();

CREATE OR REPLACE TRIGGER tg_sys_user_quiet AFTER UPDATE OF last_login_time, last_login_ip, login_count ON sys_user FOR EACH STATEMENT EXECUTE FUNCTION mark_change('sys_user_quiet');

CREATE OR REPLACE FUNCTION spread_rc_company_user_user_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rc_company_user SET last_login_time_copy = NEW.last_login_time, login_count_copy = NEW.login_count WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tg_rc_company_user_user_id_source AFTER UPDATE OF last_login_time, login_count ON sys_user FOR EACH ROW WHEN (OLD.last_login_time IS DISTINCT FROM NEW.last_login_time OR OLD.login_count IS DISTINCT FROM NEW.login_count) EXECUTE FUNCTION spread_rc_company_user_user_id();
