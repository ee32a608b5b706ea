-- Slugs that storefronts had before: nobody else gets one, because links and consents of its visitors name it.
create table former_slugs (
  slug text primary key,
  merchant_id integer not null references merchants on delete cascade,
  at timestamptz not null default now()
);
