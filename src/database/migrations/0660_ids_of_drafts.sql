update drafts set id = gen_random_uuid() where id is null;
