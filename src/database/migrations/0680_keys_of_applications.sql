-- Names an application to a bank whose account may serve another shop, or this one before a restore: there its number may be another's.
-- The release before needs no change: its inserts take the default. Few rows, so one statement may write them all.
alter table financing_applications add column idempotency_key uuid not null default gen_random_uuid();
