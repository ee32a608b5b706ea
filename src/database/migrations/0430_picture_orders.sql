-- Pictures that a dealer's program has named by their addresses; a job fetches them. A later order replaces the one before.
create table picture_orders (
  vehicle_id bigint primary key references vehicles on delete cascade,
  urls text[] not null,
  requested_at timestamptz not null default now(),
  attempts smallint not null default 0,
  fetched_at timestamptz, -- null: it waits
  problems jsonb not null default '[]' -- [{url, problem}] of what was not stored
);
