-- An expression that an administrator has chosen stays.
UPDATE sys_quartz_job SET cron_expression = '0 0/10 * * * ? *', version = version + 1 WHERE job_class_name = 'RcDeadline' AND cron_expression = '0 0/5 * * * ? *';
