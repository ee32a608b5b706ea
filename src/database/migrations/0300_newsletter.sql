-- Subscriptions to newsletters, one row for each time somebody subscribes to one shop's, and the proof of consent to it.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  email_hash text not null,
  email text, -- null once it has ended: the proof needs the hash alone
  brand_slug text references brands (slug) on update cascade, -- null: the main site's
  state text not null check (state in ('PENDING', 'CONFIRMED', 'ENDED')),
  locale text not null,
  origin text not null,
  source_code text not null,
  confirm_hash text unique, -- of the secret in the opt-in mail
  confirm_until timestamptz,
  unsubscribe_key uuid not null default gen_random_uuid() unique,
  hard_bounces integer not null default 0,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  check ((state = 'ENDED') = (email is null) and (state = 'ENDED') = (ended_at is not null))
);
create unique index newsletter_subscriptions_open on newsletter_subscriptions (email_hash, brand_slug)
  nulls not distinct where state <> 'ENDED';
create index newsletter_subscriptions_of_brand on newsletter_subscriptions (brand_slug, id) where state = 'CONFIRMED';

-- What somebody agreed to, word for word, and each step of it. Rows are never changed; they go with their subscription.
create table newsletter_consents (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references newsletter_subscriptions on delete cascade,
  step text not null check (step in ('REQUESTED', 'CONFIRMED', 'WITHDRAWN')),
  purpose text not null default 'NEWSLETTER',
  text_version text, -- null for a withdrawal, as is the text
  text text,
  source_code text not null,
  channel text not null,
  network text, -- the address of the client; null: nobody did it by hand
  mail_id uuid, -- the opt-in mail
  at timestamptz not null default now()
);
create index newsletter_consents_of on newsletter_consents (subscription_id);
create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'Consents are only added to';
end $$;
create trigger newsletter_consents_rows before update on newsletter_consents
  for each row execute function refuse_consent_change();

-- Addresses that get no newsletter of a shop, whatever the subscriptions say: only a new confirmation takes one out.
create table newsletter_suppressions (
  email_hash text not null,
  brand_slug text references brands (slug) on update cascade,
  reason text not null check (reason in ('UNSUBSCRIBED', 'BOUNCED')),
  at timestamptz not null default now(),
  unique nulls not distinct (email_hash, brand_slug)
);
