-- Owners who have changed the assigned password keep their account name and are not asked again.
UPDATE sys_user SET account_assigned = 0 WHERE account_assigned = 1 AND must_change_password = 0;
