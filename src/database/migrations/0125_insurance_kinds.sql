-- Insurance beside a financing has the four kinds that lenders offer; residual debt insurance is called by its trade name.
update finance_products
set insurance_options = replace(insurance_options::text, '"RESIDUAL_DEBT"', '"RSV"')::jsonb
where insurance_options::text like '%"RESIDUAL_DEBT"%';
