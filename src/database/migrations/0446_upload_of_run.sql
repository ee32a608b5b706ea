-- Which upload a run belongs to: the page that sent the file follows it by this. Null for a run of a command.
alter table feed_runs add column upload_id uuid;
create unique index feed_runs_upload on feed_runs (upload_id);
