-- Two colleagues may have one name: whose draft a version is, their number says. Null once they are removed, and before it was stored.
alter table content_versions add column author_id bigint references staff on delete set null;
create index content_versions_author on content_versions (author_id) where author_id is not null;
