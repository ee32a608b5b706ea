-- Invoices: a dealer's numbers follow each other without a gap (§ 14 (4) no. 4 UStG). What was sold stands in the order, which never changes.
create table invoice_counters (
  merchant_id integer primary key references merchants,
  last_number integer not null
);
create table invoices (
  order_id bigint primary key references orders,
  merchant_id integer not null references merchants,
  number integer not null check (number > 0),
  issued_on date not null,
  supplied_on date not null,
  seller jsonb not null, -- the dealer as it was
  unique (merchant_id, number)
);

-- The general terms that were agreed to, as they were.
alter table orders add column terms text;
-- The timer looks for orders that nobody answers or pays.
create index orders_open on orders (placed_at) where state in ('PLACED', 'CONFIRMED');
