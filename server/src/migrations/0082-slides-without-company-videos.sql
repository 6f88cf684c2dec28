-- Companies have no videos that a slide could lead to.
DELETE FROM sys_dict_item i USING sys_dict d WHERE d.id = i.dict_id AND d.dict_code = 'publicity_link_type' AND i.item_value = '4';
