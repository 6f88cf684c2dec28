-- Whether an accepted offer can be revoked depends on the agreement that follows from it.
ALTER TABLE rc_offer ADD COLUMN agreement_status integer;

UPDATE rc_offer o SET agreement_status = d.agreement_status
FROM rc_delivery d WHERE d.id = o.delivery_id AND d.offer_id = o.id AND d.agreement_status IS NOT NULL;
