-- Outside of a transaction: writes go on while the indexes are built.
CREATE UNIQUE INDEX CONCURRENTLY uq_live_room_object ON live_room (tenant_id, biz_type, biz_id) WHERE del_flag = 0 AND status <> 7;

CREATE INDEX CONCURRENTLY ix_live_room_biz_id ON live_room (biz_id);
