-- What an accessory was called and looked like when it was added: providers drop products, and the cart has to say which one is gone.
alter table cart_lines add column accessory_seen jsonb; -- {title: {de, en}, picture}; null for everything else
