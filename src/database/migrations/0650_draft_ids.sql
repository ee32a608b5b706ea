-- Names one draft, so that a form of a draft that has ended does not change the next one of the same flow. The version before needs no
-- change: its inserts take the default. In three steps, so that nobody waits while the drafts that are there get theirs.
alter table drafts add column id uuid;
alter table drafts alter column id set default gen_random_uuid();
