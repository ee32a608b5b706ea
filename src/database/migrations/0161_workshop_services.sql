-- What workshops do. A service is the same everywhere, its price is each workshop's own.
create table workshop_services (
  sku text primary key,
  abstract_product_sku text not null, -- of the group of services it is a variant of
  kind text not null check (kind in ('INSPECTION', 'ROADWORTHINESS', 'TYRES', 'BRAKES', 'GLASS_BODY', 'ELECTRIC')),
  title jsonb not null, -- {de, en}
  description jsonb not null, -- {de, en}, at most 170 characters
  price_kind text not null check (price_kind in ('FIXED', 'RANGE', 'AFTER_INSPECTION')),
  includes jsonb, -- {de, en}: what is in a range, and what it depends on
  work jsonb not null, -- minutes by group
  position smallint not null,
  check ((price_kind = 'RANGE') = (includes is not null)),
  check (length(description ->> 'de') <= 170 and length(description ->> 'en') <= 170)
);

-- Which workshop offers which service, and what for, VAT included. A merchant without a row is no workshop.
create table workshop_prices (
  merchant_id integer not null references merchants on delete cascade,
  sku text not null references workshop_services on delete cascade,
  price_cents bigint not null check (price_cents >= 0), -- after inspection: what the inspection itself costs
  max_price_cents bigint, -- the upper end of a range
  primary key (merchant_id, sku),
  check (max_price_cents > price_cents)
);
