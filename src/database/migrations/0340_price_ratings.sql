-- What the price of a car is beside comparable offers; null where there are too few of them. The share is the price in thousandths of the
-- estimate, by which lists are sorted.
alter table vehicles
  add column price_rating text,
  add column price_share integer,
  add column price_estimate_cents bigint,
  add column price_comparables integer,
  add column price_rated_at timestamptz;

-- A rating belongs to one price: whoever changes the price, the car has none until it is computed anew.
create function forget_price_rating() returns trigger language plpgsql as $$
begin
  new.price_rating := null;
  new.price_share := null;
  new.price_estimate_cents := null;
  new.price_comparables := null;
  new.price_rated_at := null;
  return new;
end $$;
create trigger forget_price_rating before update on vehicles for each row
  when (new.price_cents is distinct from old.price_cents) execute function forget_price_rating();

-- Models whose offers have changed since their prices were rated. Rows are only added and removed, so that nobody waits for anybody.
create table unrated_models (
  id bigint generated always as identity primary key,
  model_id integer not null references models on delete cascade
);
insert into unrated_models (model_id) select distinct model_id from vehicles;

-- How far the estimates are from the prices they estimate, without that price itself, by type of car; an empty type: all.
create table price_rating_errors (
  body_type text primary key,
  cars integer not null,
  rated integer not null,
  median_error double precision,
  within_ten double precision,
  computed_at timestamptz not null default now()
);
