-- A delivery that adds to the stock and takes nothing off: it says nothing of the cars that it does not name.
alter table feed_runs add column is_partial boolean not null default false;

-- The rows of a delivery in which something was refused, as they came, so that a dealer mends them and delivers them again.
create table feed_run_rows (
  run_id bigint primary key references feed_runs on delete cascade,
  -- The header row; null where the file has none.
  header text,
  -- [{ "line": number, "text": string }]
  rows jsonb not null
);
