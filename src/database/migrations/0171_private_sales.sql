-- Offers of private persons are requests of the kind PRIVATE_SALE: their data is the listing, their states are those of the offer. Each has a
-- seller of its own (kind PRIVATE), so that its place is that of the car, and goes with it.
alter table requests drop constraint requests_kind_check;
alter table requests add constraint requests_kind_check
  check (kind in ('CONTACT', 'BOOKING', 'TRADE_IN', 'PRIVATE_SALE', 'FINANCING'));
alter table merchants add column customer_id bigint references customers on delete set null;
alter table merchants add column is_of_listing boolean not null default false;
create index merchants_of_customer on merchants (customer_id) where customer_id is not null;
create index listings_by_vin on requests ((data ->> 'vin')) where kind = 'PRIVATE_SALE';
create index uploads_with_hash on uploads (picture_hash) where attached_to like 'request:%';
