-- A private person charges no VAT, and the margin scheme of § 25a UStG is for dealers: what files said about private cars is taken back.
with changed as (
  update vehicles v set vat_mode = null, vat_rate = null from merchants m
  where m.id = v.merchant_id and m.kind = 'PRIVATE' and (v.vat_mode is not null or v.vat_rate is not null)
  returning v.id
)
insert into vehicle_changes (vehicle_id) select id from changed;
