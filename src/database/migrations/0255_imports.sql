-- What a dealer sees of a delivery: its rows, who uploaded it, and whether it only showed what would change.
alter table feed_runs
  add column row_count integer not null default 0,
  add column refused_count integer not null default 0,
  add column is_dry_run boolean not null default false,
  add column staff_id bigint references staff on delete set null,
  -- Numbers that belong to the reason, such as how many cars would be removed.
  add column details jsonb not null default '{}',
  add column reverted_at timestamptz;
create index feed_runs_of_staff on feed_runs (staff_id) where staff_id is not null;

-- Each car that the latest delivery of a merchant has changed, as it was before; null where it was added.
create table delivery_changes (
  merchant_id integer not null references merchants on delete cascade,
  vehicle_id bigint not null,
  before jsonb,
  primary key (merchant_id, vehicle_id)
);
