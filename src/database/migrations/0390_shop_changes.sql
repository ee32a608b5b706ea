-- A row for each statement that changes what pages show besides the stock: web processes that see a new row read it again. The rows
-- have no order that readers rely on, so writers never wait for each other; they are deleted after an hour.
create table shop_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now()
);
create index shop_changes_by_time on shop_changes (changed_at);

create function note_shop_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into shop_changes default values;
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['merchants', 'brands', 'former_slugs', 'finance_products', 'delivery_terms', 'extra_services',
    'workshop_services', 'workshop_prices', 'appointment_calendars', 'appointment_plans', 'appointment_exceptions',
    'appointment_resources', 'appointment_capacities', 'trade_in_terms', 'content_versions', 'feed_runs'] loop
    execute format('create trigger note_insert after insert on %I referencing new table as changed
      for each statement execute function note_shop_change()', name);
    execute format('create trigger note_update after update on %I referencing new table as changed
      for each statement execute function note_shop_change()', name);
    execute format('create trigger note_delete after delete on %I referencing old table as changed
      for each statement execute function note_shop_change()', name);
  end loop;
end $$;
