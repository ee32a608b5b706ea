-- A private person charges no VAT, and the margin scheme of § 25a UStG is for dealers: what files said about private cars is taken back.
create temporary table private_offers_with_vat on commit drop as
select v.id from vehicles v join merchants m on m.id = v.merchant_id
where m.kind = 'PRIVATE' and (v.vat_mode is not null or v.vat_rate is not null);

update vehicles set vat_mode = null, vat_rate = null where id in (select id from private_offers_with_vat);

-- The lock of the change log (`recordChanges`), behind those of the cars, as everybody who changes cars takes them.
select pg_advisory_xact_lock(4711);
insert into vehicle_changes (vehicle_id) select id from private_offers_with_vat;
