-- Notices about offers that break the law or the rules (Regulation (EU) 2022/2065, articles 16 and 17).
create table offer_reports (
  id bigint primary key, -- ten random digits, which is its number
  form_key text unique, -- hash of the form it came with: sent twice it is one report
  vehicle_id bigint references vehicles on delete set null,
  merchant_id integer references merchants on delete set null,
  vehicle_title text not null,
  vehicle_path text not null,
  reason text not null,
  text text not null,
  name text, -- with the address as the reporter chose
  email text,
  locale text not null,
  origin text not null,
  brand_slug text,
  decision text check (decision in ('ACTION_TAKEN', 'NO_ACTION')), -- null: open
  statement text, -- of reasons
  received_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null) = (statement is null))
);
create index offer_reports_open on offer_reports (received_at) where decision is null;
create index offer_reports_of_vehicle on offer_reports (vehicle_id) where vehicle_id is not null;
