ALTER TABLE rc_preach_attendee ADD COLUMN answers jsonb;

ALTER TABLE rc_preach_attendee ADD COLUMN answers_schema jsonb;

ALTER TABLE rc_preach ADD COLUMN fill_fields jsonb;
