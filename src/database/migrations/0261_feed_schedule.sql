-- When a dealer's daily delivery has to have come: the days of the week as in opening hours, and minutes after midnight in Berlin.
alter table merchants
  add column feed_days text check (feed_days in ('1-5', '1-6', '1-7')),
  add column feed_by_minute integer not null default 360 check (feed_by_minute between 0 and 1439),
  -- Nothing is missing from before it.
  add column feed_schedule_since timestamptz not null default now(),
  -- Which of the times its owners have had a mail about.
  add column feed_missing_mailed_for timestamptz;
