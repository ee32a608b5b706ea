-- Changes of many cars at once. The selection is frozen when it is made; what is proposed may change until it is applied.
create table bulk_changes (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchants on delete cascade,
  staff_id bigint not null references staff on delete cascade,
  kind text not null check (kind in ('PRICE', 'STATE', 'TEXT')),
  proposal jsonb,
  -- Numbers, in the order of the list.
  vehicle_ids jsonb not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  -- Each car that was changed, with what it takes to undo that.
  results jsonb not null default '[]',
  reverted_at timestamptz,
  reverted_count integer not null default 0
);
create index bulk_changes_of_merchant on bulk_changes (merchant_id, applied_at desc);
