-- Pages of orders, requests and settings say who changed them last.
create index audit_log_subject on audit_log (subject, id);
