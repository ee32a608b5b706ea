-- Issues of newsletters, of a dealer's shop or of the main site, and to whom each was sent.
create table newsletter_issues (
  id bigint generated always as identity primary key,
  merchant_id integer references merchants on delete cascade, -- null: the platform's
  brand_slug text references brands (slug) on update cascade, -- whose readers get it; null: the main site's
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SENDING', 'SENT')),
  locale text not null, -- of the text, and of the readers who get it
  subject text not null,
  text text not null,
  query text not null, -- filters of the list of cars
  cars text not null, -- numbers of chosen cars, as they were entered
  vehicle_ids bigint[] not null default '{}', -- what it shows, fixed when it is sent
  created_by text not null,
  created_at timestamptz not null default now(),
  sending_since timestamptz,
  sent_at timestamptz,
  -- What its deliveries counted that have been deleted since.
  past_recipients integer not null default 0,
  past_sent integer not null default 0,
  past_bounced integer not null default 0,
  past_unsubscribed integer not null default 0,
  check ((state = 'DRAFT') = (sending_since is null) and (state = 'SENT') = (sent_at is not null))
);
create index newsletter_issues_of_merchant on newsletter_issues (merchant_id, id);

create table newsletter_deliveries (
  issue_id bigint not null references newsletter_issues on delete cascade,
  email_hash text not null,
  subscription_id bigint references newsletter_subscriptions on delete set null,
  mail_id uuid,
  sent_at timestamptz,
  bounced_at timestamptz,
  unsubscribed_at timestamptz, -- by whoever had it as the latest
  primary key (issue_id, email_hash) -- never twice to one address
);
create index newsletter_deliveries_of_mail on newsletter_deliveries (mail_id);
create index newsletter_deliveries_of_subscription on newsletter_deliveries (subscription_id, issue_id);

-- An issue stays counted when the rows with the addresses' hashes are deleted.
create function count_deleted_deliveries() returns trigger language plpgsql as $$
begin
  update newsletter_issues i set
    past_recipients = past_recipients + d.recipients, past_sent = past_sent + d.sent,
    past_bounced = past_bounced + d.bounced, past_unsubscribed = past_unsubscribed + d.unsubscribed
  from (
    select issue_id, count(*) as recipients, count(sent_at) as sent, count(bounced_at) as bounced,
      count(unsubscribed_at) as unsubscribed
    from deleted group by issue_id
  ) d where d.issue_id = i.id;
  return null;
end $$;
create trigger newsletter_deliveries_deleted after delete on newsletter_deliveries
  referencing old table as deleted for each statement execute function count_deleted_deliveries();
