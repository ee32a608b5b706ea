-- A paid warranty is an insurance to the tax offices: no VAT, but insurance tax in its price. It is offered only with its terms.
alter table extra_services
  add column vat_mode text not null default 'REGULAR' check (vat_mode in ('REGULAR', 'EXEMPT')),
  add column insurance_tax_rate numeric(4, 1), -- percent, included in the price; null: none
  add column terms text; -- the page with the terms, one for each version of them

update extra_services set vat_mode = 'EXEMPT', insurance_tax_rate = 19 where kind = 'WARRANTY';
update extra_services set terms = 'garantiebedingungen-2026-11' where kind = 'WARRANTY' and merchant_id is null;

alter table order_lines drop constraint order_lines_vat_mode_check;
alter table order_lines add constraint order_lines_vat_mode_check check (vat_mode in ('REGULAR', 'MARGIN', 'EXEMPT', 'NONE'));
-- The terms of a warranty, word for word, as they were when it was ordered.
alter table order_lines add column terms text;

-- An invoice from before the delivery states no day of supply.
alter table invoices alter column supplied_on drop not null;
