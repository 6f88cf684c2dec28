ALTER TABLE rc_violation ADD COLUMN files varchar(2000);
