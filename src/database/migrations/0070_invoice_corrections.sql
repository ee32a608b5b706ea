-- What an invoice said is taken back by a document of its own, with the next number of the same series (§ 14 (4) no. 4, § 17 UStG).
alter table invoices
  add column kind text not null default 'INVOICE' check (kind in ('INVOICE', 'CORRECTION')),
  add column payment jsonb, -- how it was or is to be paid, as it stood on the day of issue; null: of an invoice issued before it was kept
  drop constraint invoices_pkey,
  add primary key (order_id, kind);

-- A line in German where its customer read another language: dealers are written to in German. {title, facts, example}
alter table order_lines add column german jsonb;
