-- How often pages were opened, counted without anything of the visitor: no id, no address, no browser.
create table page_views (
  hour timestamptz not null,
  brand_slug text not null, -- '': the main site
  page_type text not null,
  referrer_host text not null, -- '': none, or this shop itself
  views integer not null,
  primary key (hour, brand_slug, page_type, referrer_host)
);
create table vehicle_views (
  day date not null, -- in Berlin
  merchant_id integer not null references merchants on delete cascade,
  vehicle_id bigint not null references vehicles on delete cascade,
  views integer not null,
  primary key (merchant_id, day, vehicle_id)
);
create index vehicle_views_day on vehicle_views (day);
create index vehicle_views_vehicle on vehicle_views (vehicle_id);
create table merchant_referrers (
  day date not null,
  merchant_id integer not null references merchants on delete cascade,
  referrer_host text not null,
  views integer not null,
  primary key (merchant_id, day, referrer_host)
);
create index merchant_referrers_day on merchant_referrers (day);
