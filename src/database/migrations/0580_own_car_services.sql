-- Whoever sells a car is bound by the registration and the warranty booked with it. A business that is new offers what it has entered; those
-- from before go on offering the shop's until they enter prices of their own.
alter table merchants add column has_own_car_services boolean not null default false;
update merchants set has_own_car_services = true where id in (select merchant_id from extra_services);
