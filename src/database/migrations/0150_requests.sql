-- What a visitor asks a seller for. Its kind decides which states it has (domain/request/transitions.ts).
create table requests (
  id bigint primary key, -- ten random digits, which is its number
  form_key text unique, -- hash of the form it came with: sent twice it is one request
  kind text not null check (kind in ('CONTACT', 'BOOKING')),
  state text not null,
  merchant_id integer not null references merchants on delete cascade,
  customer_id bigint references customers on delete set null, -- null: without an account
  vehicle_id bigint references vehicles on delete set null,
  salutation text check (salutation in ('MR', 'MRS', 'DIVERSE')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  locale text not null,
  origin text not null,
  brand_slug text,
  data jsonb not null, -- of the kind, checked by its schema
  federal_state text, -- where the merchant is: its holidays are not counted
  remind_at timestamptz, -- null: nobody answers by the clock, or answered already
  due_at timestamptz,
  escalations smallint not null default 0, -- 1: the merchant is reminded, 2: the operator is informed
  answered_at timestamptz,
  answer_minutes integer, -- open minutes until the first answer
  expires_at timestamptz, -- end of a proposal that waits for the customer
  closed_reason text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  delete_after timestamptz -- null while it is open
);
create index requests_of_customer on requests (customer_id, created_at) where customer_id is not null;
create index requests_of_merchant on requests (merchant_id, created_at);
create index requests_by_change on requests (kind, state, changed_at) where delete_after is null;
create index requests_due on requests (least(remind_at, due_at)) where answered_at is null and delete_after is null;
create index requests_to_delete on requests (delete_after) where delete_after is not null;
create index requests_of_vehicle on requests (vehicle_id) where vehicle_id is not null;

-- The secrets of mailed links to a request. Each mail has one of its own; only its hash is stored.
create table request_keys (
  hash bytea primary key,
  request_id bigint not null references requests on delete cascade,
  holder text not null check (holder in ('CUSTOMER', 'MERCHANT')),
  created_at timestamptz not null default now()
);
create index request_keys_of_request on request_keys (request_id);

create table request_events (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('CUSTOMER', 'MERCHANT', 'ADMIN', 'PROVIDER', 'TIMER')),
  from_state text, -- null: the beginning
  to_state text not null,
  reason text
);
create index request_events_of_request on request_events (request_id, id);

create table request_messages (
  id bigint generated always as identity primary key,
  request_id bigint not null references requests on delete cascade,
  at timestamptz not null default now(),
  author text not null check (author in ('CUSTOMER', 'MERCHANT')),
  text text not null
);
create index request_messages_of_request on request_messages (request_id, id);
