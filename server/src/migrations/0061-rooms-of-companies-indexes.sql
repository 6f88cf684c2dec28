-- Outside of a transaction: writes go on while the indexes are built.
CREATE UNIQUE INDEX CONCURRENTLY uq_live_room_object ON live_room (tenant_id, biz_type, biz_id) WHERE del_flag = 0 AND (company_id IS NULL AND status <> 7);

CREATE UNIQUE INDEX CONCURRENTLY uq_live_room_object_company ON live_room (tenant_id, biz_type, biz_id, company_id) WHERE del_flag = 0 AND status <> 7;
