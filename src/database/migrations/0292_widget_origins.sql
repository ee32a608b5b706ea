-- Websites that may show the widgets of a storefront, `https://www.autohaus.example`.
alter table brands add column widget_origins text[] not null default '{}';
