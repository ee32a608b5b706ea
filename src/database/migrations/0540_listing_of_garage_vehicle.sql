-- The garage's car that a private offer is about: one open offer for each. Of cars that already have several the oldest that is not over counts.
alter table requests add column garage_vehicle_id bigint;
update requests r set garage_vehicle_id = (r.data ->> 'garageVehicleId')::bigint
from (
  select distinct on (data ->> 'garageVehicleId') id from requests
  where kind = 'PRIVATE_SALE' and delete_after is null
  order by data ->> 'garageVehicleId', state in ('EXPIRED', 'REJECTED'), created_at, id
) first
where r.id = first.id;
create unique index listing_of_garage_vehicle on requests (garage_vehicle_id)
  where kind = 'PRIVATE_SALE' and delete_after is null;
