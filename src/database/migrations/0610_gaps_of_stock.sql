-- A dealer's stock is listed by what its cars lack. These indexes have the cars that lack it, so that values and texts are not read of each.
-- The condition of the first is what `label-gap-sql.ts` asks for apart from the age of the car, which changes with the day.
create index vehicles_lacking_label_values on vehicles (merchant_id) where
  (first_registration is null or first_registration collate "C" >= '2018-09')
  and case fuel
    when 'PETROL' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway, co2_emission,
      cubic_capacity) > 0
    when 'DIESEL' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway, co2_emission,
      cubic_capacity) > 0
    when 'ELECTRIC' then num_nulls(
      power_consumption, power_consumption_city, power_consumption_suburban, power_consumption_rural, power_consumption_motorway,
      electric_range) > 0
    when 'HYBRID_PETROL' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway, co2_emission,
      cubic_capacity) > 0
    when 'HYBRID_DIESEL' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway, co2_emission,
      cubic_capacity) > 0
    when 'PLUG_IN_HYBRID' then num_nulls(
      power_consumption, consumption_combined, power_consumption_electric, power_consumption_city, power_consumption_suburban,
      power_consumption_rural, power_consumption_motorway, discharged_consumption, discharged_consumption_city,
      discharged_consumption_suburban, discharged_consumption_rural, discharged_consumption_motorway, electric_range, co2_emission,
      co2_class_discharged, combustion_fuel, cubic_capacity) > 0
    when 'LPG' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway, co2_emission,
      cubic_capacity) > 0
    when 'CNG' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway, co2_emission,
      cubic_capacity) > 0
    when 'HYDROGEN' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway) > 0
    when 'ETHANOL' then num_nulls(
      consumption_combined, consumption_city, consumption_suburban, consumption_rural, consumption_motorway, co2_emission,
      cubic_capacity) > 0
    else true end;
create index vehicles_with_short_text on vehicles (merchant_id) include (id) where coalesce(length(description), 0) < 200;
