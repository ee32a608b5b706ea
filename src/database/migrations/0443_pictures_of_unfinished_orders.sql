-- What an order of pictures already has while some are fetched again: {address: key}.
alter table picture_orders add column stored jsonb not null default '{}';
