-- A calendar follows the merchant's opening hours unless it has a weekly plan of its own.
alter table appointment_calendars add column has_own_plan boolean not null default true;

-- Plans that say the same as the opening hours, and empty ones, were made from the opening hours.
with opening as (
  select m.id as merchant_id, d.weekday,
    (substr(h.row->>'hours', 1, 2)::int * 60 + substr(h.row->>'hours', 4, 2)::int) as from_minute,
    (substr(h.row->>'hours', 7, 2)::int * 60 + substr(h.row->>'hours', 10, 2)::int) as to_minute
  from merchants m
  cross join lateral jsonb_array_elements(m.opening_hours) as h (row)
  cross join generate_series(1, 7) as d (weekday)
  where h.row->>'hours' ~ '^\d{2}:\d{2}–\d{2}:\d{2}$' and h.row->>'days' ~ '^[1-7](-[1-7])?$'
    and d.weekday between left(h.row->>'days', 1)::int and right(h.row->>'days', 1)::int
)
update appointment_calendars c set has_own_plan = false
where not exists (select from appointment_plans p where p.merchant_id = c.merchant_id)
  or not exists (
    select from appointment_plans p
    left join opening o using (merchant_id, weekday, from_minute, to_minute)
    where p.merchant_id = c.merchant_id and (o.weekday is null or p.breaks <> '[]')
  ) and (select count(*) from appointment_plans p where p.merchant_id = c.merchant_id)
    = (select count(*) from opening o where o.merchant_id = c.merchant_id);

delete from appointment_plans p using appointment_calendars c where c.merchant_id = p.merchant_id and not c.has_own_plan;
alter table appointment_calendars alter column has_own_plan set default false;
