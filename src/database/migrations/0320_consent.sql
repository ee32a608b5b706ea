-- What a storefront loads of third parties, each after the consent for its purpose.
alter table brands
  add column tag_manager_id text,
  add column dealer_tag_manager_id text, -- a dealer's separate one, beside the shop's
  add column stats_id text,
  add column configurator_script_url text,
  add column configurator_style_url text,
  add column configurator_needs_consent boolean not null default true;

-- What visitors have decided about cookies: the proof of a consent (article 7 (1) GDPR), without address or browser. Rows are only added;
-- `id` is random, stands in the visitor's cookie and joins later decisions to the first one.
create table cookie_consents (
  id uuid not null,
  at timestamptz not null default now(),
  brand_slug text, -- null: the main site
  locale text not null,
  revision integer not null,
  offered text[] not null,
  granted text[] not null
);
create index cookie_consents_id on cookie_consents (id, at);
create index cookie_consents_at on cookie_consents (at);

create trigger cookie_consents_rows before update on cookie_consents for each row execute function refuse_consent_change();
