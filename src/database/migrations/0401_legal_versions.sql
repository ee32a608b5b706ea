-- Orders refer to the version of each legal text they were placed under; of the privacy notice the text is stored as well.
alter table orders
  add column privacy_notice text, -- null for an order placed before it was stored
  add column legal_versions jsonb not null default '[]';
