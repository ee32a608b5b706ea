-- What a customer's car was worth month by month, estimated by a job; and two more dates of it, YYYY-MM.
alter table garage_vehicles
  add column next_service text,
  add column warranty_until text;

create table garage_values (
  garage_vehicle_id bigint not null references garage_vehicles on delete cascade,
  month text not null, -- YYYY-MM
  value_cents bigint not null check (value_cents > 0),
  noted_at timestamptz not null default now(),
  primary key (garage_vehicle_id, month)
);
