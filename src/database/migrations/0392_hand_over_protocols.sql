-- What was handed over with an order, as its dealer recorded it; the last version counts, earlier ones are in the audit log.
create table hand_over_protocols (
  order_id bigint primary key references orders on delete cascade,
  handed_over_on date not null,
  -- [{ "title", "mileage", "keys", "items", "remarks" }], one of each car of the order
  cars jsonb not null,
  -- Who recorded it, by name: it stands on the document.
  recorded_by text not null,
  recorded_at timestamptz not null default now()
);
