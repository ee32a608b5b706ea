-- How far a dealer brings cars, as the crow flies; null: anywhere in Germany, 0: not at all.
alter table delivery_terms add column home_max_km integer check (home_max_km >= 0);
