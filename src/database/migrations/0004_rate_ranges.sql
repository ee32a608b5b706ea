-- Whole euros a month, {"min", "max"}: where the loan slider of a merchant's cars stands while none of them has a rate, and
-- what links to leasing offers ask for. Null where a merchant has none. They are never shown as a price.
alter table merchants
  add column loan_range_fallback jsonb default '{"min": 205, "max": 788}',
  add column leasing_range jsonb default '{"min": 124, "max": 1113}';
