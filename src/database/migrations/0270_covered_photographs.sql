-- Photographs of vehicles with boxes over number plates: which one lies below, and where its boxes are.
create table covered_photographs (
  key text primary key,
  uncovered_key text not null,
  boxes jsonb not null,
  created_at timestamptz not null default now()
);
