-- Reminders that are behind an appointment; another time begins anew.
alter table appointments add column reminders smallint not null default 0;
create index appointments_to_remind on appointments (starts_at) where state = 'BOOKED';
-- The time that an appointment got with the event.
alter table request_events add column moved_to timestamptz;
