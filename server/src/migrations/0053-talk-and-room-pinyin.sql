ALTER TABLE live_room ADD COLUMN title_pinyin text;

ALTER TABLE rc_preach ADD COLUMN title_pinyin text;
