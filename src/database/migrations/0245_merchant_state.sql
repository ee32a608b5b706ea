-- A merchant's stock is on sale while it is PUBLISHED. Merchants that exist are; new ones are set up first.
alter table merchants
  add column state text not null default 'PUBLISHED' check (state in ('SETTING_UP', 'PUBLISHED', 'SUSPENDED', 'LEFT')),
  add column representative text,
  add column self_certified_at timestamptz,
  add column privacy_url text,
  add column dispute_settlement text check (dispute_settlement in ('NOT_WILLING', 'WILLING', 'OBLIGED'));
