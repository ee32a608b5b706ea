-- What of the relevance score no file says: points for how new the listing is and for the price beside comparable offers. No price
-- points: too few offers to compare with; the score then holds half of them.
alter table vehicles add column relevance_age smallint not null default 0, add column relevance_price smallint;

-- What cars of a model and fuel are asked for: the median of the logarithm of their prices in cents, as if new and never driven.
create table price_levels (
  model_id integer not null references models on delete cascade,
  fuel text not null,
  level double precision not null,
  offers integer not null,
  refreshed_at timestamptz not null default now(),
  primary key (model_id, fuel)
);

-- Until now data weighed 600 and pictures 400 of 1,000 points; now 400 and 300, price 200 and age 100. The nightly job does the rest.
update vehicles v set relevance = least(700, round((v.relevance - p.share * 400) * 400 / 600.0) + round(p.share * 300)) + 100
from (select id, least(1, cardinality(pictures) / 10.0) as share from vehicles) p
where p.id = v.id and v.relevance is not null;
insert into vehicle_changes (vehicle_id) select null where exists (select from vehicles);
