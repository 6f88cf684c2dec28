ALTER TABLE rc_post_forbidden_word ADD COLUMN word_pinyin text;
