-- The financing application of an order: a request with sealed answers, passed on to a bank.
alter table requests drop constraint requests_kind_check;
alter table requests add constraint requests_kind_check
  check (kind in ('CONTACT', 'BOOKING', 'TRADE_IN', 'PRIVATE_SALE', 'FINANCING'));
alter table requests add column if not exists order_id bigint references orders on delete cascade;
create unique index financing_of_order on requests (order_id) where kind = 'FINANCING' and delete_after is null;

create table financing_applications (
  request_id bigint primary key references requests on delete cascade,
  order_id bigint not null references orders on delete cascade,
  customer_id bigint not null references customers on delete cascade,
  type text not null check (type in ('BANKING_FINANCING', 'BANKING_LEASING', 'DEFAULT')),
  consents jsonb not null, -- what was agreed to: text, version, time
  bank text, -- null: not passed on yet
  bank_reference text,
  bank_url text,
  passed_on_at timestamptz,
  created_at timestamptz not null default now(),
  unique (bank, bank_reference)
);
create index financing_applications_of_order on financing_applications (order_id);
create index financing_applications_of_customer on financing_applications (customer_id);

-- What was answered, sealed. It goes before the application does: after the hand-over the bank's copy counts.
create table financing_answers (
  request_id bigint primary key references financing_applications on delete cascade,
  sealed bytea not null
);

-- Whoever has seen the answers of an application.
create table financing_views (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests on delete cascade,
  viewer text not null check (viewer in ('CUSTOMER', 'MERCHANT', 'ADMIN', 'BANK')),
  name text not null,
  at timestamptz not null default now()
);
create index financing_views_of_request on financing_views (request_id, id);

-- When the information before the contract was handed over, the first time.
create table pre_contract_hand_overs (
  order_id bigint primary key references orders on delete cascade,
  version text not null,
  at timestamptz not null default now()
);

-- Messages of banks, each of which is processed once.
create table bank_messages (
  bank text not null,
  id text not null,
  bank_reference text not null,
  kind text not null,
  received_at timestamptz not null default now(),
  primary key (bank, id)
);
create index bank_messages_received on bank_messages (received_at);

-- The books of the embedded bank. It stores nothing that an applicant has entered.
create table simulated_applications (
  reference text primary key,
  idempotency_key text not null unique,
  description text not null,
  amount_cents bigint not null,
  return_url text not null,
  locale text not null,
  state text not null default 'IN_REVIEW',
  created_at timestamptz not null default now()
);
create table simulated_bank_messages (
  id text primary key,
  reference text not null references simulated_applications on delete cascade,
  kind text not null,
  occurred_at timestamptz not null default now(),
  fails_first boolean not null default false,
  attempts integer not null default 0
);
create index simulated_bank_messages_of on simulated_bank_messages (reference);

-- With which permit a dealer brokers loans (§ 34k GewO); null: not stated, which counts as none.
alter table merchants add column broker_permit jsonb;
