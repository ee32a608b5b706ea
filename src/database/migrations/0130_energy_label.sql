-- What the energy label of a new car says beyond the columns there are (Pkw-EnVKV annex 1).
alter table vehicles
  add column combustion_fuel text,
  add column power_consumption_electric numeric(7,1),
  add column discharged_consumption_city numeric(7,1),
  add column discharged_consumption_suburban numeric(7,1),
  add column discharged_consumption_rural numeric(7,1),
  add column discharged_consumption_motorway numeric(7,1);

-- A new car without a complete label is not published, unless its dealer has chosen to be told only.
alter table merchants add column energy_label_policy text not null default 'HOLD_BACK'
  check (energy_label_policy in ('HOLD_BACK', 'REPORT'));
alter table vehicles drop constraint vehicles_state_check;
alter table vehicles add constraint vehicles_state_check
  check (state in ('PUBLISHED', 'INCOMPLETE', 'RESERVED', 'SOLD', 'ARCHIVED'));
