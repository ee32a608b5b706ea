-- Terms of offers are changed as prices are.
alter table bulk_changes drop constraint bulk_changes_kind_check;
alter table bulk_changes add check (kind in ('PRICE', 'STATE', 'TEXT', 'TERMS'));
