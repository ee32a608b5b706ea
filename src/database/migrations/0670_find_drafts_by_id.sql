-- later step of 0660: the release before names no id, so its rows take the default
alter table drafts alter column id set not null;
create unique index drafts_id on drafts (id);
