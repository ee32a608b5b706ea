-- What makes a storefront look like its dealer: variants of layout, what it stands for (de, en), people, sections of its navigation.
alter table brands
  add column look jsonb not null default '{}',
  add column claim jsonb,
  add column people jsonb not null default '[]',
  add column sections text[];
