-- What was entered in steps that were left without being sent, by the screen of the step: it ends with its draft.
alter table drafts add column pending_forms jsonb not null default '{}';
