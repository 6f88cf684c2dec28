ALTER TABLE sys_announcement ADD COLUMN depart_ids varchar(4000);
