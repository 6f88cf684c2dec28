ALTER TABLE sys_user ADD COLUMN realname_pinyin text;
