-- What staff have changed. Rows are only added, and each names the hash of the one before it, so that a change made past the trigger shows.
create table audit_log (
  id bigint primary key, -- counted without gaps
  at timestamptz not null,
  staff_id bigint, -- null: the operator, or somebody without an account
  actor text not null, -- the name at that time
  merchant_id integer, -- null: concerns no merchant
  operation text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_merchant on audit_log (merchant_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to';
end $$;
create trigger audit_log_rows before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_table before truncate on audit_log for each statement execute function refuse_audit_change();
