-- Photographs of a car's turn around itself, in the order of turning; no delivery brings or removes any.
alter table vehicles add column spin_frames text[] not null default '{}';
