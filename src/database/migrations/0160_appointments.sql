-- For exclusion constraints over numbers. A trusted extension: whoever may create things in the database may create it.
create extension if not exists btree_gist;

-- When a merchant takes appointments; one without a row here takes none online.
create table appointment_calendars (
  merchant_id integer primary key references merchants on delete cascade,
  federal_state text, -- for its holidays; null: only the nationwide ones
  closed_on_holidays boolean not null default true,
  grid_minutes smallint not null default 30 check (grid_minutes between 5 and 240),
  notice_minutes integer not null default 180 check (notice_minutes >= 0),
  horizon_days smallint not null default 90 check (horizon_days between 1 and 400)
);

-- Its weekly plan in minutes after midnight in Berlin.
create table appointment_plans (
  merchant_id integer not null references appointment_calendars on delete cascade,
  weekday smallint not null check (weekday between 1 and 7), -- Monday is 1
  from_minute smallint not null check (from_minute >= 0),
  to_minute smallint not null check (to_minute <= 1440),
  breaks jsonb not null default '[]', -- [{from, to}]
  primary key (merchant_id, weekday, from_minute),
  check (from_minute < to_minute)
);

-- Days on which something else counts than plan and holidays.
create table appointment_exceptions (
  merchant_id integer not null references appointment_calendars on delete cascade,
  day date not null,
  from_minute smallint, -- null: closed
  to_minute smallint,
  primary key (merchant_id, day),
  check ((from_minute is null) = (to_minute is null) and (from_minute is null or from_minute < to_minute))
);

-- Who or what takes one appointment at a time: a bay, an adviser, a seller.
create table appointment_resources (
  id bigint generated always as identity primary key,
  merchant_id integer not null references appointment_calendars on delete cascade,
  name text not null,
  kinds text[] not null check (kinds <@ array['WORKSHOP', 'TEST_DRIVE', 'INSPECTION', 'HAND_OVER']),
  buffer_minutes smallint not null default 0 check (buffer_minutes >= 0), -- left free after each appointment
  unique (merchant_id, name)
);

-- Minutes of work a day by group; a group without a row does not work on that weekday.
create table appointment_capacities (
  merchant_id integer not null references appointment_calendars on delete cascade,
  work_group text not null check (work_group in ('MECHANICS', 'TYRES', 'BODY', 'INSPECTOR')),
  weekday smallint not null check (weekday between 1 and 7),
  minutes integer not null check (minutes > 0),
  primary key (merchant_id, work_group, weekday)
);

create table appointments (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(), -- names it in calendars, whatever is changed about it
  merchant_id integer not null references merchants,
  resource_id bigint not null references appointment_resources,
  vehicle_id bigint references vehicles on delete set null, -- a car that cannot be in two places, such as on a test drive
  kind text not null check (kind in ('WORKSHOP', 'TEST_DRIVE', 'INSPECTION', 'HAND_OVER')),
  state text not null check (state in ('RESERVED', 'BOOKED', 'CANCELLED')),
  draft_key text, -- whose answers in a flow it is reserved for
  request_id bigint references requests on delete cascade, -- whose appointment it is once it is booked
  reserved_until timestamptz,
  is_extended boolean not null default false,
  -- The wall clock is what was promised, whatever becomes of the rules of time zones; the instants are for computing.
  day date not null,
  from_minute smallint not null,
  length_minutes smallint not null check (length_minutes > 0),
  starts_at timestamptz not null,
  during tstzrange not null, -- with the buffer
  work jsonb not null default '{}', -- minutes by group
  sequence integer not null default 0, -- rises with each change, for calendars
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((state = 'RESERVED') = (reserved_until is not null)),
  check (state <> 'RESERVED' or draft_key is not null),
  check (state = 'RESERVED' or request_id is not null),
  -- Whatever else goes wrong, nobody takes two appointments at a time.
  constraint appointments_of_resource exclude using gist (resource_id with =, during with &&) where (state in ('RESERVED', 'BOOKED')),
  constraint appointments_of_vehicle exclude using gist (vehicle_id with =, during with &&) where (state in ('RESERVED', 'BOOKED'))
);
create index appointments_of_day on appointments (merchant_id, day) where state in ('RESERVED', 'BOOKED');
create index appointments_of_request on appointments (request_id) where request_id is not null;
create index appointments_reserved on appointments (reserved_until) where state = 'RESERVED';
-- A draft reserves one time at a time.
create unique index appointments_of_draft on appointments (draft_key) where state = 'RESERVED';
