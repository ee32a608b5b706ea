-- Worker processes that run jobs, by the name under which the queue locks theirs: who has not been seen for a while is dead.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);

-- How far the runs of each rhythm of alerts have come: everything in the change log up to here has been matched against the searches.
create table alert_runs (
  rhythm text primary key check (rhythm in ('DAILY', 'AT_ONCE')),
  change_id bigint, -- null: not known; vehicles are then found by when they were added
  ran_at timestamptz not null
);
insert into alert_runs (rhythm, ran_at)
select r.rhythm, coalesce((select min(seen_until) from saved_searches s where s.alert = r.rhythm and s.alert_confirmed_at is not null), now())
from (values ('DAILY'), ('AT_ONCE')) r(rhythm);

-- A search that was left out of runs of its rhythm, because its rhythm changed or its mail failed: since when. Null: it is up to date.
alter table saved_searches add column behind_since timestamptz;
create index saved_searches_alert on saved_searches (alert, id) where alert <> 'NONE';
create index saved_searches_behind on saved_searches (alert) where behind_since is not null;
-- Alerts ask which vehicles are new.
create index vehicles_created on vehicles (created_at);

-- What is deleted once its time is over is found by these, as are the rows that refer to it.
create index vehicles_archived on vehicles (updated_at) where state = 'ARCHIVED';
create index order_lines_vehicle on order_lines (vehicle_id) where vehicle_id is not null;
create index alerted_vehicles_vehicle on alerted_vehicles (vehicle_id);
create index cart_lines_for_vehicle on cart_lines (for_vehicle_id) where for_vehicle_id is not null;
create index feed_runs_finished on feed_runs (finished_at);
create index payment_events_of_payment on payment_events (payment_id);
create index mails_of_recipient on mails (recipient);
create index mails_sent on mails (sent_at) where sent_at is not null;
create index refresh_tokens_expiring on refresh_tokens (expires_at);
create index carts_of_visitors on carts (updated_at) where customer_id is null;
