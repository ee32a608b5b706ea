-- The moves of the shop from one database to another. They move along with it, so a database knows which former ones it continues.
create table database_moves (
  id uuid primary key,
  moved_at timestamptz not null default now(),
  -- Where the shop was moved to, in words and without secrets.
  target text not null,
  -- True only in the database that was left by this move: no shop starts on it.
  is_left boolean not null default false
);
