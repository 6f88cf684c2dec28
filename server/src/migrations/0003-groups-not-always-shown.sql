-- Framework clients leave the side bar empty for groups that are always shown.
update sys_permission set always_show = 0 where always_show = 1 and component = 'layouts/RouteView';
