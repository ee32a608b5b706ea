-- A car that turns out to be of another model leaves the offers of its former one.
create function mark_left_model() returns trigger language plpgsql as $$
begin
  insert into unrated_models (model_id) values (old.model_id);
  return null;
end $$;
create trigger mark_left_model after update on vehicles for each row
  when (new.model_id is distinct from old.model_id) execute function mark_left_model();
