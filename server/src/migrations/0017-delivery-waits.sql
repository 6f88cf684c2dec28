ALTER TABLE rc_delivery ADD COLUMN wait_for integer;

ALTER TABLE rc_delivery ADD COLUMN wait_since timestamptz(0);

ALTER TABLE rc_delivery ADD COLUMN planned_rounds integer;

ALTER TABLE rc_delivery ADD COLUMN break_reason integer;

ALTER TABLE rc_delivery ADD CONSTRAINT ck_rc_delivery_ended_waits_for_nobody CHECK ((status = 1 OR wait_for = 0));

CREATE INDEX ix_rc_delivery_company_id_wait_for_wait_since ON rc_delivery (company_id, wait_for, wait_since);

-- Deliveries under way wait for whoever their step names; those that have ended wait for nobody.
UPDATE rc_delivery SET
  wait_for = CASE
    WHEN status <> 1 THEN 0
    WHEN step = 10 AND student_confirm = 0 THEN 2
    WHEN step = 40 THEN 3
    ELSE 1
  END,
  wait_since = CASE WHEN status = 1 THEN step_time END,
  planned_rounds = CASE WHEN step > 10 THEN (SELECT p.interview_rounds FROM rc_company_post p WHERE p.id = post_id) END;

UPDATE rc_company_post p SET todo_count = (
  SELECT count(*)::int FROM rc_delivery d WHERE d.post_id = p.id AND d.wait_for = 1
) WHERE todo_count IS NOT NULL;
