-- Proofs of financing applications that a bank has been given, each once.
create table financing_passed_on_proofs (
  upload_key text primary key references uploads (key) on delete cascade,
  request_id bigint not null references financing_applications (request_id) on delete cascade,
  bank text not null,
  passed_on_at timestamptz not null default now()
);
create index financing_passed_on_proofs_of on financing_passed_on_proofs (request_id);

-- Which proofs the embedded bank was given. It stores no copy: its page opens what the shop stores, and no longer than that exists.
create table simulated_documents (
  reference text not null references simulated_applications on delete cascade,
  upload_key text not null references uploads (key) on delete cascade,
  file_name text not null,
  bytes integer not null,
  received_at timestamptz not null default now(),
  primary key (reference, upload_key)
);
create index simulated_documents_upload on simulated_documents (upload_key);
