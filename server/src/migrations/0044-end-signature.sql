ALTER TABLE rc_agreement ADD COLUMN end_signature text;
