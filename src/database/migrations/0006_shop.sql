-- The shop: what dealers offer beside their cars, checkouts under way, orders, their payments and withdrawals.

-- Of a dealer: who delivers accessories for which make, [{makeName, providerId}]; how long deliveries take (decision 70); where money goes.
alter table merchants
  add column accessories_providers jsonb not null default '[]',
  add column delivery_group text not null default 'NORMAL' check (delivery_group in ('NORMAL', 'SPECIAL')),
  add column delivery_calendar text not null default 'EXCLUDE_SUNDAY' check (delivery_calendar in ('EXCLUDE_SUNDAY', 'EXCLUDE_WEEKEND')),
  add column iban text,
  add column sepa_creditor_id text;

-- What delivery costs; merchant_id null: of every dealer without terms of its own. Cents.
create table delivery_terms (
  merchant_id integer unique nulls not distinct references merchants on delete cascade,
  home_base_cents bigint not null, -- a car to the door
  home_free_km integer not null, -- within the base price
  home_per_km_cents bigint not null, -- each kilometre beyond
  to_dealer_cents bigint not null, -- a car to another dealer
  parcel_cents bigint not null, -- accessories by parcel
  parcel_free_from_cents bigint not null, -- from this value of accessories for nothing
  installation_cents bigint not null -- fitting one accessory
);

-- Services beside a car; merchant_id null: of every dealer that offers none of its own.
create table extra_services (
  id integer generated always as identity primary key,
  merchant_id integer references merchants on delete cascade,
  key text not null,
  kind text not null check (kind in ('REGISTRATION', 'WARRANTY')),
  months integer, -- of a warranty
  price_cents bigint not null,
  title jsonb not null, -- {de, en}
  description jsonb not null, -- {de, en}
  unique nulls not distinct (merchant_id, key)
);

-- Accessories and services beside the cars of a cart. What goes with a car leaves the cart with it.
alter table cart_lines
  add column provider_id text,
  add column accessory_id text,
  add column service_key text,
  add column for_vehicle_id bigint references vehicles on delete cascade,
  add column with_installation boolean not null default false,
  add check ((product_type in ('Accessory', 'AccessoryStandAlone')) = (accessory_id is not null and provider_id is not null)),
  add check ((product_type = 'Service') = (service_key is not null)),
  add unique nulls not distinct (cart_id, vehicle_id, provider_id, accessory_id, service_key, for_vehicle_id);

-- A car is kept for the customer who is in checkout with it, for a while (issue of double sales, domain 1.1).
create table vehicle_holds (
  vehicle_id bigint primary key references vehicles on delete cascade,
  customer_id bigint not null references customers on delete cascade,
  held_until timestamptz not null
);
create index vehicle_holds_of_customer on vehicle_holds (customer_id);

-- What has been entered in a flow of several steps: one draft for each owner and flow.
create table drafts (
  customer_id bigint references customers on delete cascade,
  anonymous_id uuid,
  flow text not null,
  data jsonb not null,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (customer_id, anonymous_id, flow),
  check ((customer_id is null) <> (anonymous_id is null))
);
create index drafts_updated on drafts (updated_at);

-- An order is a contract with one dealer: one checkout gives as many as it has dealers, all placed at once.
create table orders (
  id bigint primary key check (id between 1000000000 and 9999999999), -- the order's number: random, never serial
  placement uuid not null, -- what was placed by the same click
  customer_id bigint references customers on delete set null, -- orders outlive the account: the law wants ten years
  merchant_id integer not null references merchants,
  state text not null default 'PLACED',
  payment_state text not null,
  payment_method text, -- null: nothing is paid beside the financing
  payment_provider text check (payment_provider in ('CARD', 'BANKING_REQUEST')), -- null: no provider takes part
  customer jsonb not null, -- {email, salutation, firstName, lastName, phone, kind, companyName, vatId} as it was
  billing jsonb not null, -- the address
  delivery jsonb not null, -- kinds, address, dealer, earliest and latest day
  total_cents bigint not null,
  due_cents bigint not null, -- what is paid directly: not what a bank finances; negative: paid out
  agreed jsonb not null, -- the wordings shown and agreed to, [{key, vehicleIds, text}]
  origin text not null,
  brand_slug text,
  locale text not null check (locale in ('de', 'en')),
  placed_at timestamptz not null default now()
);
create index orders_of_customer on orders (customer_id, placed_at desc);
create index orders_of_placement on orders (placement);
create index orders_of_merchant on orders (merchant_id, placed_at desc);

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  position integer not null,
  line_type text not null check (line_type in ('VEHICLE', 'ACCESSORY', 'ACCESSORY_STAND_ALONE', 'SERVICE', 'SHIPMENT', 'TRADE_IN_VEHICLE')),
  quantity integer not null check (quantity > 0),
  title text not null,
  facts jsonb not null default '[]', -- what was said of it, [{label, value}]
  unit_price_cents bigint not null, -- negative for a trade-in
  vat_mode text not null check (vat_mode in ('REGULAR', 'MARGIN', 'NONE')),
  vat_rate numeric(4,1) not null default 19,
  payment text not null default 'CASH' check (payment in ('CASH', 'LOAN', 'LEASING')),
  finance jsonb, -- the chosen options and the quote, where it is not paid at once
  vehicle_id bigint references vehicles on delete set null,
  picture text,
  provider_id text,
  accessory_id text,
  service_key text,
  with_installation boolean not null default false,
  is_open boolean not null default true, -- false: the order was cancelled, rejected or withdrawn
  unique (order_id, position)
);
-- Whatever else goes wrong: no car is sold twice.
create unique index order_lines_one_buyer on order_lines (vehicle_id) where line_type = 'VEHICLE' and is_open;

-- Everything that ever happened to an order or its payment: who, when, from, to, why.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('CUSTOMER', 'MERCHANT', 'ADMIN', 'PROVIDER', 'TIMER')),
  subject text not null check (subject in ('ORDER', 'PAYMENT')),
  from_state text, -- null: the beginning
  to_state text not null,
  reason text
);
create index order_events_of_order on order_events (order_id, id);

-- What was asked of a payment provider; a declined one is followed by another.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  provider text not null, -- which adapter
  reference text, -- the provider's name of it; null until it has answered
  method text not null,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'OPENED' check (state in ('OPENED', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'REFUND_PENDING', 'REFUNDED')),
  return_token_hash bytea unique, -- of the address the customer comes back to
  mandate bytea, -- SEPA: account holder and IBAN, sealed
  mandate_reference text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, reference)
);
create index payments_of_order on payments (order_id);

-- What providers told us; each counts once, whenever and how often it comes.
create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id bigint references payments on delete cascade,
  kind text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- Declarations of withdrawal (§ 356a BGB): accepted even where no order is found.
create table withdrawals (
  id bigint primary key check (id between 1000000000 and 9999999999),
  request_key text not null unique, -- the form's: sent twice, it is one declaration
  order_id bigint references orders on delete set null,
  entered_name text not null,
  entered_contract text not null,
  entered_items text,
  email text not null,
  locale text not null check (locale in ('de', 'en')),
  received_at timestamptz not null default now()
);
create index withdrawals_of_order on withdrawals (order_id);

-- Demo terms, marked as such in the texts that show them.
insert into delivery_terms values (null, 19900, 50, 120, 14900, 590, 7500, 4900);
insert into extra_services (merchant_id, key, kind, months, price_cents, title, description) values
  (null, 'registration', 'REGISTRATION', null, 17900,
    '{"de": "Zulassung mit Wunschkennzeichen", "en": "Registration with plates of your choice"}',
    '{"de": "Wir lassen das Auto auf Sie zu. Kennzeichen und Gebühren sind enthalten.", "en": "We register the car in your name. Plates and fees are included."}'),
  (null, 'warranty-12', 'WARRANTY', 12, 39900,
    '{"de": "Garantie für 12 Monate", "en": "Warranty for 12 months"}',
    '{"de": "Deckt Motor, Getriebe und Elektrik ab. Sie besteht neben Ihren gesetzlichen Rechten.", "en": "Covers engine, gearbox and electrics. It stands beside your legal rights."}'),
  (null, 'warranty-24', 'WARRANTY', 24, 69900,
    '{"de": "Garantie für 24 Monate", "en": "Warranty for 24 months"}',
    '{"de": "Deckt Motor, Getriebe und Elektrik ab. Sie besteht neben Ihren gesetzlichen Rechten.", "en": "Covers engine, gearbox and electrics. It stands beside your legal rights."}');
