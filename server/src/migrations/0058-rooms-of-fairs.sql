ALTER TABLE live_room ADD COLUMN biz_type varchar(20);

ALTER TABLE live_room ADD COLUMN biz_id varchar(32);
