-- The conditions under which cars are financed. A merchant's own row of a kind stands before the one without a merchant.
-- Ranges are {"min", "max", "default", "step"}: down payment and final instalment in percent of the price, duration in months,
-- mileage in kilometres a year. Rules of use are in src/domain/financing/finance-product.ts.
create table finance_products (
  id integer generated always as identity primary key,
  merchant_id integer references merchants on delete cascade,
  kind text not null check (kind in ('LOAN', 'LEASING')),
  effective_percent numeric(5,2) not null check (effective_percent >= 0),
  down_payment jsonb not null,
  duration jsonb not null,
  mileage jsonb,
  final_installment jsonb,
  final_installment_preset boolean not null default false,
  final_timing text not null default 'WITH_LAST' check (final_timing in ('WITH_LAST', 'REPLACES_LAST')),
  payment_timing text not null default 'ARREARS' check (payment_timing in ('ARREARS', 'ADVANCE')),
  rounding text not null default 'PLAN' check (rounding in ('PLAN', 'TOTAL', 'INSTALMENT')),
  one_off_cents bigint not null default 0,
  min_price_cents bigint not null,
  max_price_cents bigint not null,
  max_vehicle_mileage integer not null,
  lender_name text not null,
  lender_address text not null,
  legal_text jsonb not null,
  insurance_options jsonb not null default '[]',
  unique nulls not distinct (merchant_id, kind)
);

-- An example bank, so that a new shop can show how financing looks. It does not exist; an operator puts a real lender in its place.
insert into finance_products (kind, effective_percent, down_payment, duration, mileage, final_installment, payment_timing,
  min_price_cents, max_price_cents, max_vehicle_mileage, lender_name, lender_address, legal_text, insurance_options)
values
  ('LOAN', 5.49, '{"min": 0, "max": 60, "default": 20, "step": 1}', '{"min": 12, "max": 84, "default": 60, "step": 12}', null,
   '{"min": 5, "max": 50, "default": 30, "step": 1}', 'ARREARS', 200000, 10000000, 200000,
   'Musterbank (Beispielbank)', 'Beispielstraße 1, 12345 Musterstadt',
   '{"de": "Bonität vorausgesetzt. Die Beispielbank gibt es nicht; die Zahlen zeigen, wie ein Angebot aussieht. Sie können einen Verbraucherdarlehensvertrag innerhalb von 14 Tagen widerrufen.",
     "en": "Subject to credit approval. The example bank does not exist; the figures show what an offer looks like. A consumer credit agreement can be withdrawn from within 14 days."}',
   '[{"key": "RESIDUAL_DEBT", "monthlyPrice": 990}, {"key": "GAP", "monthlyPrice": 490}]'),
  ('LEASING', 4.99, '{"min": 0, "max": 30, "default": 10, "step": 1}', '{"min": 24, "max": 60, "default": 48, "step": 12}',
   '{"min": 5000, "max": 40000, "default": 10000, "step": 5000}', null, 'ARREARS', 800000, 15000000, 60000,
   'Musterbank Leasing (Beispielbank)', 'Beispielstraße 1, 12345 Musterstadt',
   '{"de": "Kilometerleasing ohne Kaufpflicht, Bonität vorausgesetzt. Mehr- und Minderkilometer bis 2.500 km sind frei. Die Beispielbank gibt es nicht; die Zahlen zeigen, wie ein Angebot aussieht.",
     "en": "Lease by kilometres without a duty to buy, subject to credit approval. Up to 2,500 km more or less are free. The example bank does not exist; the figures show what an offer looks like."}',
   '[{"key": "GAP", "monthlyPrice": 490}]');
