ALTER TABLE rc_fair_attendee ADD COLUMN plate varchar(8);

ALTER TABLE rc_preach ADD COLUMN visitors jsonb;
