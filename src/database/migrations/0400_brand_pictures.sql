-- The photograph of a storefront's home page in place of the drawn car, and the pages of text that its navigation names.
alter table brands
  add column hero_picture text,
  add column content_keys text[];
