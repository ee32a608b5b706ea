-- The hand-over of a bought car: a request that belongs to its order and holds the appointment.
alter table requests drop constraint requests_kind_check;
alter table requests add constraint requests_kind_check
  check (kind in ('CONTACT', 'BOOKING', 'TRADE_IN', 'PRIVATE_SALE', 'FINANCING', 'HAND_OVER'));
create unique index hand_over_of_order on requests (order_id) where kind = 'HAND_OVER' and delete_after is null;
