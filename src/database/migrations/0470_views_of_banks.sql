-- A bank's view named the connection ("simulator", "simulator (lohn.pdf)"); it names the lender, as its applicant knows the bank.
update financing_views v
set name = lenders.names || coalesce(substring(v.name from ' \(.*$'), '')
from (
  select a.request_id, string_agg(distinct split_part(l.finance ->> 'lender', ',', 1), ', ') as names
  from financing_applications a join order_lines l on l.order_id = a.order_id
  where l.finance ->> 'lender' is not null
  group by a.request_id
) lenders
where lenders.request_id = v.request_id and v.viewer = 'BANK';
