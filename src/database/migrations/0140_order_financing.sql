-- A financed or leased car waits for the bank: where its approval stands, beside the states of the order and of its payment.
alter table orders
  add column financing_state text not null default 'NOT_NEEDED'
    check (financing_state in ('NOT_NEEDED', 'WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN'));

alter table order_events drop constraint order_events_subject_check;
alter table order_events add constraint order_events_subject_check check (subject in ('ORDER', 'PAYMENT', 'FINANCING'));

-- Orders placed before approvals were recorded: an accepted one was accepted without this condition and stays a contract as it is.
update orders
set financing_state = case
  when state = 'PLACED' then 'WAITING'
  when state in ('CONFIRMED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'HANDED_OVER', 'COMPLETED') then 'APPROVED'
  else 'WITHDRAWN'
end
where payment_provider = 'BANKING_REQUEST';
