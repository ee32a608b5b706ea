-- What staff write down about a request or an order; no customer ever sees it.
create table case_notes (
  id bigint generated always as identity primary key,
  request_id bigint references requests on delete cascade,
  order_id bigint references orders on delete cascade,
  staff_id bigint references staff on delete set null,
  author text not null, -- as their name was then
  text text not null,
  at timestamptz not null default now(),
  check (num_nonnulls(request_id, order_id) = 1)
);
create index case_notes_of_request on case_notes (request_id, id) where request_id is not null;
create index case_notes_of_order on case_notes (order_id, id) where order_id is not null;

-- Who of a merchant's staff answers a request; null: nobody has taken it.
alter table requests add assigned_to bigint references staff on delete set null;

-- Answers that a merchant writes again and again.
create table reply_templates (
  id integer generated always as identity primary key,
  merchant_id integer not null references merchants on delete cascade,
  name text not null,
  text text not null,
  unique (merchant_id, name)
);
