ALTER TABLE rc_job_fair ADD COLUMN title_pinyin text;
