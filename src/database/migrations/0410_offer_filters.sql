-- What lists are narrowed by besides the car itself: since when it is offered, whether it has photographs, who offers it, whether it is
-- brought home. The first two follow from the row; the others from its seller, whose settings change the last one (delivery-part.ts).
alter table vehicles
  add column listed_on date generated always as ((created_at at time zone 'Europe/Berlin')::date) stored,
  add column photographed boolean generated always as (cardinality(pictures) > 0) stored,
  add column offered_by text,
  add column home_delivery boolean;

-- A seller without terms of its own has those of the shop; a distance of 0 means not at all, and private sellers bring nothing.
create function brings_home(seller integer) returns boolean language sql stable as $$
  select m.kind = 'COMPANY' and t.home_max_km is distinct from 0
  from merchants m
  left join delivery_terms t on t.merchant_id = m.id
    or (t.merchant_id is null and not exists (select from delivery_terms own where own.merchant_id = m.id))
  where m.id = seller
$$;

update vehicles v set offered_by = m.kind, home_delivery = brings_home(m.id) from merchants m where m.id = v.merchant_id;

create function note_seller() returns trigger language plpgsql as $$
begin
  select m.kind, brings_home(m.id) into new.offered_by, new.home_delivery from merchants m where m.id = new.merchant_id;
  return new;
end $$;
create trigger note_seller before insert on vehicles for each row execute function note_seller();
insert into vehicle_changes (vehicle_id) select null where exists (select from vehicles);
