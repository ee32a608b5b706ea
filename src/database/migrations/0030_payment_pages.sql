-- Payments on a provider's page, and the embedded provider that plays one.
alter table payments
  add column key uuid not null unique default gen_random_uuid(), -- random: names it to its provider, and gives the address to come back to
  add column page_url text; -- the provider's page, once it has answered

-- What the embedded provider keeps: its own books, of which the shop learns by messages alone.
create table simulated_payments (
  reference text primary key,
  idempotency_key text not null unique,
  method text not null,
  amount_cents bigint not null,
  description text not null,
  return_url text not null,
  locale text not null check (locale in ('de', 'en')),
  expires_at timestamptz not null,
  outcome text check (outcome in ('PAID', 'FAILED', 'CANCELLED')), -- null: nobody has decided yet
  created_at timestamptz not null default now()
);

-- Its messages.
create table simulated_payment_events (
  id text primary key,
  reference text not null references simulated_payments on delete cascade,
  kind text not null,
  occurred_at timestamptz not null default now(),
  fails_first boolean not null default false, -- the first attempt to deliver it is made to fail
  attempts integer not null default 0
);
create index simulated_payment_events_of_payment on simulated_payment_events (reference);
