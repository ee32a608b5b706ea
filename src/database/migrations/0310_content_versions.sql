-- Texts that replace a page shipped with the product, in one shop and one language. Every version that was published stays for good:
-- orders refer to the terms they were placed under.
create table content_versions (
  id bigint generated always as identity primary key,
  brand text references brands (slug) on update cascade on delete cascade, -- null: the main site
  locale text not null check (locale in ('de', 'en')),
  section text not null check (section in ('PAGES', 'GUIDE', 'PRESS')),
  slug text not null,
  number integer not null,
  source text, -- null: the shipped text again
  author text not null, -- as their name was then
  created_at timestamptz not null default now(),
  publish_at timestamptz, -- null: a draft; otherwise it is shown from then on, and a legal text is valid from then on
  taken_back_at timestamptz
);
create unique index content_versions_of_page on content_versions (coalesce(brand, ''), section, slug, locale, number);
