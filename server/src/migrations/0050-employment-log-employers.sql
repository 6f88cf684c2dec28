ALTER TABLE rc_employment_log ADD COLUMN unit_nature varchar(20);

ALTER TABLE rc_employment_log ADD COLUMN unit_industry varchar(20);

ALTER TABLE rc_employment_log ADD COLUMN unit_region varchar(12);

-- Entries of the present category get the present employer; what came before is not known.
ALTER TABLE rc_employment_log DISABLE TRIGGER tg_rc_employment_log_append_only;

UPDATE rc_employment_log l SET unit_nature = m.unit_nature, unit_industry = m.unit_industry, unit_region = m.unit_region
FROM rc_employment m WHERE m.employ_id = l.employ_id AND m.dest_category = l.category AND m.del_flag = 0;

ALTER TABLE rc_employment_log ENABLE TRIGGER tg_rc_employment_log_append_only;
