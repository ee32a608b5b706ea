-- Makes and models, as feeds name them; the slug is the name in addresses and in the API.
create table makes (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null
);

create table models (
  id integer generated always as identity primary key,
  make_id integer not null references makes on delete cascade,
  slug text not null,
  name text not null,
  unique (make_id, slug)
);

-- Who sells: dealers, and private persons with a car of their own.
create table merchants (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  slug text not null unique,
  name text not null,
  kind text not null check (kind in ('COMPANY', 'PRIVATE')),
  street text,
  zip text not null,
  city text not null,
  latitude double precision,
  longitude double precision,
  phone text,
  email text,
  imprint_url text,
  register_entry text,
  vat_id text,
  since_year smallint,
  opening_hours jsonb not null default '[]',
  -- What this dealer's feed means by `mwst` 1: the format's readers disagree (docs/decisions).
  vat_code_one text not null default 'MARGIN' check (vat_code_one in ('MARGIN', 'REGULAR')),
  -- Whether a delivery without pictures for a car keeps the ones it has.
  keep_pictures boolean not null default true,
  feed_key_hash text,
  created_at timestamptz not null default now()
);

-- White-label storefronts. The main site has no row.
create table brands (
  slug text primary key,
  name text not null,
  merchant_uuids uuid[] not null,
  merchant_origin text,
  make text,
  logo_url text,
  imprint_url text,
  data_privacy_url text,
  hosts text[] not null default '{}',
  tokens jsonb not null default '{}',
  trade_in_description jsonb
);

-- One row per import of a dealer's file, with every row it refused.
create table feed_runs (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchants on delete cascade,
  file_name text not null,
  finished_at timestamptz not null default now(),
  outcome text not null check (outcome in ('APPLIED', 'REFUSED')),
  reason text,
  inserted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  removed integer not null default 0,
  refusals jsonb not null default '[]'
);
create index feed_runs_of_merchant on feed_runs (merchant_id, id desc);

-- The stock. The columns up to updated_at are ours; every other one is a row of the catalogue (src/catalogue/fields).
create table vehicles (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchants on delete cascade,
  internal_number text not null,
  make_id integer not null references makes,
  model_id integer not null references models,
  state text not null default 'PUBLISHED' check (state in ('PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED')),
  pictures text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  model_description text,
  highlights text[],
  description text,
  price_cents bigint not null,
  vat_mode text,
  vat_rate numeric(7,1),
  list_price_cents bigint,
  transfer_cost_cents bigint,
  loan_rate_cents bigint,
  leasing_rate_cents bigint,
  availability integer,
  available_from date,
  warranty boolean,
  relevance integer,
  condition text,
  first_registration text,
  mileage integer,
  previous_owners integer,
  hu text,
  hu_new boolean,
  accident boolean,
  damaged boolean,
  roadworthy boolean,
  full_service_history boolean,
  non_smoker boolean,
  vin text,
  hsn text,
  tsn text,
  body_type text,
  doors text,
  seats integer,
  body_color text,
  color_name text,
  metallic boolean,
  power integer,
  gearbox text,
  drive text,
  cubic_capacity integer,
  cylinders integer,
  fuel text,
  consumption_combined numeric(7,1),
  consumption_city numeric(7,1),
  consumption_suburban numeric(7,1),
  consumption_rural numeric(7,1),
  consumption_motorway numeric(7,1),
  power_consumption numeric(7,1),
  power_consumption_city numeric(7,1),
  power_consumption_suburban numeric(7,1),
  power_consumption_rural numeric(7,1),
  power_consumption_motorway numeric(7,1),
  discharged_consumption numeric(7,1),
  electric_range integer,
  battery_capacity numeric(7,1),
  co2_emission integer,
  co2_class text,
  co2_class_discharged text,
  emission_class text,
  emission_sticker text,
  efficiency_class text,
  particle_filter boolean,
  interior_type text,
  interior_color text,
  aircon text,
  comfort text[],
  security text[],
  entertainment text[],
  unique (merchant_id, internal_number)
);
create index vehicles_of_model on vehicles (model_id);

-- What a car has cost since it was offered: a reduction may only be advertised with the lowest price of the last 30 days (§ 11 PAngV).
create table price_history (
  vehicle_id bigint not null references vehicles on delete cascade,
  changed_at timestamptz not null default now(),
  price_cents bigint not null,
  primary key (vehicle_id, changed_at)
);

-- The change log that search indexes follow. Rows are written as the last statement of a transaction under one advisory lock, so
-- that ids appear in the order of commits; a null vehicle asks every reader to rebuild.
create table vehicle_changes (
  id bigint generated always as identity primary key,
  vehicle_id bigint,
  changed_at timestamptz not null default now()
);
