-- Keys for places that only fetch the stock as a file.
alter table api_keys drop constraint api_keys_purposes_check;
alter table api_keys add constraint api_keys_purposes_check
  check (cardinality(purposes) > 0 and purposes <@ array['STOCK', 'ORDERS', 'REQUESTS', 'EXPORT']);
