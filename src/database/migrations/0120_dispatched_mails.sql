-- Mails that wait while the release is changed say under its new name whether the goods were dispatched.
update mails
set data = replace(data::text, '"hasGoods":', '"isDispatched":')::jsonb
where sent_at is null and data::text like '%"hasGoods"%';
