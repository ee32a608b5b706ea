-- What happened at a merchant, for its own programs: they read it in order (`position`) and are sent it (`webhook_deliveries`).
create table merchant_events (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchants on delete cascade,
  type text not null,
  order_id bigint references orders on delete cascade,
  request_id bigint references requests on delete cascade,
  data jsonb not null,
  at timestamptz not null default now(),
  -- Numbered after the commit, so that no event gets a smaller one than one that was read before; null until the merchant's next reading.
  position bigint,
  check (num_nonnulls(order_id, request_id) = 1)
);
create unique index merchant_events_by_position on merchant_events (merchant_id, position);
create index merchant_events_unnumbered on merchant_events (merchant_id) where position is null;
create index merchant_events_of_order on merchant_events (order_id);
create index merchant_events_of_request on merchant_events (request_id);

-- What programs could read before. Applications for a loan and offers of private persons are none of theirs.
insert into merchant_events (merchant_id, type, order_id, request_id, data, at, position)
select merchant_id, type, order_id, request_id, data, at, row_number() over (partition by merchant_id order by at, id)
from (
  select o.merchant_id, case when e.from_state is null then 'order.created' else 'order.changed' end as type, e.order_id,
    null::bigint as request_id, jsonb_build_object('number', e.order_id::text) as data, e.at, e.id
  from order_events e join orders o on o.id = e.order_id
  union all
  select r.merchant_id, case when e.from_state is null then 'request.created' else 'request.changed' end, null, e.request_id,
    jsonb_build_object('number', e.request_id::text), e.at, e.id
  from request_events e join requests r on r.id = e.request_id
  where r.kind not in ('PRIVATE_SALE', 'FINANCING')
  union all
  select r.merchant_id, 'request.message', null, m.request_id, jsonb_build_object('number', m.request_id::text), m.at, m.id
  from request_messages m join requests r on r.id = m.request_id
  where r.kind not in ('PRIVATE_SALE', 'FINANCING')
) as known;
