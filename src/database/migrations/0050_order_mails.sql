-- A mail that is asked for under a name is sent once, however often the job that asks for it runs.
alter table mails add column once_key text unique;

-- The instruction on withdrawal as it was when the order was placed (§ 312f (2) BGB); null for businesses, who have no such right.
alter table orders add column withdrawal_terms text;
