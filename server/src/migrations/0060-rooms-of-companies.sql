DROP INDEX uq_live_room_object;
