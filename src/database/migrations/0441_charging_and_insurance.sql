-- How fast a battery is charged, and the insurers' classes of the type: no feed column has them, so that they come from dealers (x_… columns
-- of a delivery, or entered by hand).
alter table vehicles
  add column charging_power numeric(7,1), -- kW, direct current
  add column charging_time integer, -- minutes from 10 to 80 %
  add column insurance_liability integer,
  add column insurance_partial integer,
  add column insurance_comprehensive integer;
