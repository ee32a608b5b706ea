-- A private offer says where its car is: its page, the seller's list and the review show postal code and town. Publishing has
-- always written both, so the version before keeps working.
alter table requests add constraint listing_has_place
  check (kind <> 'PRIVATE_SALE' or (data ->> 'postalCode' <> '' and data ->> 'city' <> '') is true);
