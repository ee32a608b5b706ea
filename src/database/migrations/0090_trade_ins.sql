-- A customer's car that a dealer is to take in payment, and the dealer's offer for it.
create table trade_ins (
  id bigint generated always as identity primary key,
  customer_id bigint references customers on delete set null, -- what became part of an order outlives the account, as orders do
  garage_vehicle_id bigint not null, -- tells which car; no reference, because the entry in the garage may be deleted
  vehicle jsonb not null, -- what identifies the car, {make, model, vin, plate, firstRegistration, mileage}
  merchant_id integer not null references merchants,
  state text not null check (state in ('ESTIMATED', 'OFFER_REQUESTED', 'INSPECTION_BOOKED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'PURCHASED')),
  price_cents bigint check (price_cents > 0), -- null before the offer
  valid_until date, -- the last day the offer binds its dealer, in Berlin
  order_id bigint references orders,
  created_at timestamptz not null default now(),
  check ((price_cents is null) = (valid_until is null)),
  check (price_cents is not null or state in ('ESTIMATED', 'OFFER_REQUESTED', 'INSPECTION_BOOKED')),
  check ((order_id is not null) = (state in ('ACCEPTED', 'PURCHASED')))
);
create index trade_ins_of_customer on trade_ins (customer_id, id);
create index trade_ins_of_order on trade_ins (order_id);
create index trade_ins_running_out on trade_ins (valid_until) where state = 'OFFERED';
-- One offer at a time of a dealer for a car; and whatever else goes wrong: no car is given to two dealers.
create unique index trade_ins_one_offer on trade_ins (garage_vehicle_id, merchant_id) where state in ('OFFERED', 'ACCEPTED');
create unique index trade_ins_one_taker on trade_ins (garage_vehicle_id) where state in ('ACCEPTED', 'PURCHASED');

-- Everything that ever happened to it: who, when, from, to, why, with which order.
create table trade_in_events (
  id bigint generated always as identity primary key,
  trade_in_id bigint not null references trade_ins on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('CUSTOMER', 'MERCHANT', 'ADMIN', 'PROVIDER', 'TIMER')),
  from_state text, -- null: the beginning
  to_state text not null,
  order_id bigint,
  reason text
);
create index trade_in_events_of_trade_in on trade_in_events (trade_in_id, id);

-- In a cart there is one at most: to the unique constraint of its lines all trade-ins are one thing.
alter table cart_lines
  add column trade_in_id bigint references trade_ins on delete cascade,
  add check ((product_type = 'TradeInVehicle') = (trade_in_id is not null)),
  add check (product_type <> 'TradeInVehicle' or (quantity = 1 and payment = 'CASH'));
create index cart_lines_trade_in on cart_lines (trade_in_id) where trade_in_id is not null;

alter table order_lines add column trade_in_id bigint references trade_ins on delete set null;
-- No trade-in lowers the price of two orders.
create unique index order_lines_one_trade_in on order_lines (trade_in_id) where is_open;

-- Where an order's payout goes: account holder and IBAN, sealed.
create table payout_accounts (
  order_id bigint primary key references orders on delete cascade,
  account bytea not null,
  created_at timestamptz not null default now()
);
