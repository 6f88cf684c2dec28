ALTER TABLE rc_delivery ADD COLUMN remind_time timestamptz(0);

CREATE INDEX ix_rc_delivery_remind_time_due ON rc_delivery (remind_time, id) WHERE del_flag = 0 AND status IN (1);

-- Invitations that wait are reminded as well.
UPDATE rc_delivery SET remind_time = confirm_deadline - interval '1 day'
WHERE status = 1 AND student_confirm = 0 AND confirm_deadline > now() + interval '1 day';
