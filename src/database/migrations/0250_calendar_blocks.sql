-- Times of a day at which a merchant takes no appointments; those that were made stay.
create table appointment_blocks (
  id bigint generated always as identity primary key,
  merchant_id integer not null references appointment_calendars on delete cascade,
  day date not null,
  from_minute smallint not null check (from_minute >= 0),
  to_minute smallint not null check (to_minute <= 1440),
  kind text check (kind in ('WORKSHOP', 'TEST_DRIVE', 'INSPECTION', 'HAND_OVER')), -- null: every kind
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  check (from_minute < to_minute)
);
create index appointment_blocks_of_day on appointment_blocks (merchant_id, day);

-- Minutes of work on one day, in place of those of its weekday.
create table appointment_day_capacities (
  merchant_id integer not null references appointment_calendars on delete cascade,
  day date not null,
  work_group text not null check (work_group in ('MECHANICS', 'TYRES', 'BODY', 'INSPECTOR')),
  minutes integer not null check (minutes >= 0),
  primary key (merchant_id, day, work_group)
);

-- Nobody came; marked after its time.
alter table appointments add column missed_at timestamptz;
