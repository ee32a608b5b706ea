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
