-- Which merchant leads a storefront of several: null where nobody has said so, since the order of merchant_uuids says nothing. Of one merchant
-- alone it is that one.
alter table brands add column leading_merchant_id integer references merchants on delete set null;

update brands set leading_merchant_id = merchants.id
from merchants
where merchant_uuids = array[merchants.uuid];
