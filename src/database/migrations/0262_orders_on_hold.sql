-- An order that its dealer has put off until a day: its deadlines wait, and on that day it is in the work list again.
alter table orders
  add column on_hold_until date,
  add column hold_reason text,
  add constraint hold_with_reason check ((on_hold_until is null) = (hold_reason is null));
create index orders_on_hold on orders (merchant_id, on_hold_until) where on_hold_until is not null;
