-- Addresses of a merchant's programs to which its events are sent, signed.
create table webhooks (
  id uuid primary key,
  merchant_id integer not null references merchants on delete cascade,
  url text not null,
  topics text[] not null check (cardinality(topics) > 0 and topics <@ array['ORDER', 'REQUEST', 'BOOKING']),
  secret bytea not null, -- sealed
  former_secret bytea, -- sealed; signs as well until the time below, so that a program can change over
  former_until timestamptz,
  created_at timestamptz not null default now(),
  creator text not null, -- as their name was then
  failing_since timestamptz, -- null: the last attempt succeeded
  off_since timestamptz,
  off_reason text check (off_reason in ('BY_HAND', 'FAILING')),
  check ((off_since is null) = (off_reason is null))
);
create index webhooks_of_merchant on webhooks (merchant_id);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  event_id bigint not null references merchant_events on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  failures smallint not null default 0, -- since it was last begun
  next_at timestamptz,
  created_at timestamptz not null default now()
);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_of_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  at timestamptz not null default now(),
  status smallint, -- null: no answer came
  problem text check (problem in ('TIMED_OUT', 'UNREACHABLE', 'REFUSED_ADDRESS')),
  answer text not null, -- its first bytes
  milliseconds integer not null
);
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, id);
