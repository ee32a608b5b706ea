-- Names one draft, so that a form of a draft that has ended does not change the next one of the same flow. The version before needs no
-- change: its inserts take the default.
alter table drafts add column id uuid not null default gen_random_uuid() unique;
