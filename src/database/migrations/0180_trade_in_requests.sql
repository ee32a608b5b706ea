-- Every kind of request that is agreed on.
alter table requests drop constraint requests_kind_check;
alter table requests add constraint requests_kind_check
  check (kind in ('CONTACT', 'BOOKING', 'TRADE_IN', 'PRIVATE_SALE', 'FINANCING'));

-- A trade-in moves together with the request that asks its dealer for an offer; those of before have none.
alter table trade_ins
  add column request_id bigint unique references requests on delete set null,
  add column inspection jsonb, -- what the dealer found, in the same lines as the description
  add column is_sale boolean not null default false; -- sold without a purchase: paid, not deducted from an order

-- Before an offer a trade-in can be declined or run out; a sale needs no order.
alter table trade_ins drop constraint trade_ins_check1;
alter table trade_ins drop constraint trade_ins_check2;
alter table trade_ins
  add check (price_cents is not null or state in ('ESTIMATED', 'OFFER_REQUESTED', 'INSPECTION_BOOKED', 'DECLINED', 'EXPIRED')),
  add check ((order_id is not null) = (state in ('ACCEPTED', 'PURCHASED') and not is_sale));
-- One request to a dealer for a car at a time.
create unique index trade_ins_one_request on trade_ins (garage_vehicle_id, merchant_id)
  where state in ('OFFER_REQUESTED', 'INSPECTION_BOOKED');

-- On which terms a dealer buys cars; one without a row buys on those of the shop (domain/trade-in/waterfall.ts).
create table trade_in_terms (
  merchant_id integer primary key references merchants on delete cascade,
  margin_permille smallint not null check (margin_permille between 0 and 400), -- of the market value
  min_margin_cents bigint not null check (min_margin_cents >= 0),
  reconditioning_cents bigint not null check (reconditioning_cents >= 0),
  amounts jsonb not null default '{}', -- cents by `question.answer`, in place of those of the shop
  since date not null
);

-- What key numbers stand for is learnt from the stock.
create index vehicles_by_key_numbers on vehicles (hsn, tsn) where hsn is not null and tsn is not null;
