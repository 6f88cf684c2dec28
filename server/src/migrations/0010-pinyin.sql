ALTER TABLE rc_company ADD COLUMN company_name_pinyin text;

ALTER TABLE rc_company_post ADD COLUMN name_pinyin text;

ALTER TABLE rc_employ_user ADD COLUMN realname_pinyin text;
