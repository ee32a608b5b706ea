-- Whether a private seller lets the price be negotiated; it stood in the description, in German for everybody.
alter table vehicles add column is_negotiable boolean;
update vehicles set is_negotiable = (description like 'Verhandlungsbasis.%'),
    description = nullif(regexp_replace(description, '^(Festpreis|Verhandlungsbasis)\.\s*', ''), ''), updated_at = now()
  where (description like 'Verhandlungsbasis.%' or description like 'Festpreis.%')
    and merchant_id in (select id from merchants where kind = 'PRIVATE');
