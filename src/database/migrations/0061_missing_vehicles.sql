-- A reserved car that its dealer's last delivery does not name: it goes out of the stock once its order lets go of it.
alter table vehicles add column is_missing boolean not null default false;
create index vehicles_missing on vehicles (merchant_id) where is_missing;
