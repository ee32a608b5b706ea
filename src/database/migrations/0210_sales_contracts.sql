-- Name and address of a side of an enquiry about a private offer, sealed. A side without a row has not agreed to a contract.
create table sales_contract_parties (
  request_id bigint not null references requests on delete cascade,
  side text not null check (side in ('CUSTOMER', 'MERCHANT')),
  sealed bytea not null,
  agreed_at timestamptz not null default now(),
  primary key (request_id, side)
);
