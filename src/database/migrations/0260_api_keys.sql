-- Keys with which programs of a merchant use the dealer API. The key itself is shown once and stored nowhere.
create table api_keys (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchants on delete cascade,
  name text not null,
  purposes text[] not null check (cardinality(purposes) > 0 and purposes <@ array['STOCK', 'ORDERS', 'REQUESTS']),
  key_hash bytea not null unique, -- SHA-256
  created_by bigint references staff on delete set null,
  creator text not null, -- as their name was then
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  ended_at timestamptz
);
create index api_keys_of_merchant on api_keys (merchant_id, id);
