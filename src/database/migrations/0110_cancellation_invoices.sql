-- The document that cancels an invoice is called a cancellation invoice.
alter table invoices drop constraint invoices_kind_check;
update invoices set kind = 'CANCELLATION' where kind = 'CORRECTION';
alter table invoices add constraint invoices_kind_check check (kind in ('INVOICE', 'CANCELLATION'));

-- Mails that wait while the release is changed call it so, too, and an event whose job runs again mails it only once.
update mails
set data = replace(replace(data::text, '"status": "INVOICE_CORRECTED"', '"status": "INVOICE_CANCELLED"'), '"correction": ', '"cancellationInvoice": ')::jsonb
where sent_at is null and data::text like '%"correction": %';
update mails set once_key = replace(once_key, '-customer-INVOICE_CORRECTED', '-customer-INVOICE_CANCELLED')
where once_key like 'order-event-%-customer-INVOICE\_CORRECTED';
