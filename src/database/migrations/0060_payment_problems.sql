-- What a provider told and could not be applied: somebody has to look at it.
alter table payment_events add column problem text check (problem in ('UNKNOWN', 'WRONG_AMOUNT'));
create index payment_events_with_problem on payment_events (received_at) where problem is not null;
