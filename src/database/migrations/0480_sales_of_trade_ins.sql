-- A sale without a purchase was written down as somebody's word "sale"; as a code it is not shown among people's reasons.
update trade_in_events set reason = 'SALE' where reason = 'sale' and to_state = 'ACCEPTED';
