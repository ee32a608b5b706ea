-- Cars that a person takes off the shop, or has not finished entering.
alter table vehicles drop constraint vehicles_state_check;
alter table vehicles add constraint vehicles_state_check
  check (state in ('PUBLISHED', 'INCOMPLETE', 'DRAFT', 'RESERVED', 'SOLD', 'ARCHIVED'));

alter table vehicles
  -- Entered by a person: no delivery archives it because it does not name it.
  add column is_by_hand boolean not null default false,
  -- What a person has changed and no delivery overwrites: keys of the field table, besides make, model, pictures and state.
  add column hand_fields text[] not null default '{}',
  -- What the feed says about these, by key, for whoever gives one back; null where no feed has said anything.
  add column feed_values jsonb;
create index vehicles_with_hand_fields on vehicles (merchant_id) where hand_fields <> '{}';

-- Filters of the stock list that somebody uses often: the query part of its address.
create table stock_views (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  merchant_id integer not null references merchants on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (staff_id, merchant_id, name)
);
