-- Mails that wait while the release is changed say where a trade-in vehicle is by its new name.
update mails
set data = replace(replace(replace(data::text, '"oldCar": "GIVEN"', '"tradeInPlace": "DEALER"'), '"oldCar": "KEPT"', '"tradeInPlace": "CUSTOMER"'), '"oldCar": null', '"tradeInPlace": null')::jsonb
where sent_at is null and data::text like '%"oldCar"%';
