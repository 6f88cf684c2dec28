CREATE UNIQUE INDEX uq_live_chat_preach_chat_seq ON live_chat (tenant_id, owner_type, owner_id, seq) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE UNIQUE INDEX uq_live_mute_preach_mute_user ON live_mute (tenant_id, owner_type, owner_id, user_id) WHERE del_flag = 0 AND owner_type = 'preach';

ALTER TABLE live_playback ADD COLUMN record_parts jsonb;

ALTER TABLE live_stream ADD COLUMN record_parts jsonb;

CREATE UNIQUE INDEX uq_live_stream_preach_live_owner ON live_stream (tenant_id, owner_type, owner_id) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE UNIQUE INDEX uq_live_stream_preach_live_stream ON live_stream (tenant_id, stream_name) WHERE del_flag = 0 AND owner_type = 'preach';

CREATE INDEX ix_live_stream_owner_id ON live_stream (owner_id);
