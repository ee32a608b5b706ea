-- Files that customers and visitors upload. Their bytes are in the object store; those of documents are encrypted there.
create table uploads (
  key text primary key, -- aa-upload-<uuid>
  kind text not null check (kind in ('PICTURE', 'DOCUMENT')),
  customer_id bigint references customers on delete set null,
  anonymous_id uuid, -- of a visitor without an account, as in drafts
  attached_to text, -- draft:<flow> or request:<id>; null: nothing yet
  field text not null, -- the question of the form that it answers
  file_name text not null,
  content_type text not null,
  bytes integer not null, -- as stored
  object_key text not null, -- in the object store
  uncovered_key text, -- of a picture with boxes: without them, as long as they can be changed
  width integer,
  height integer,
  picture_hash text, -- difference hash, 16 hexadecimal digits
  boxes jsonb not null default '[]',
  position integer not null, -- the first picture is the cover
  created_at timestamptz not null default now(),
  expires_at timestamptz -- null while it is attached
);
create index uploads_of_customer on uploads (customer_id, attached_to) where customer_id is not null;
create index uploads_of_visitor on uploads (anonymous_id, attached_to) where anonymous_id is not null;
create index uploads_attached on uploads (attached_to, position) where attached_to is not null;
create unique index uploads_object on uploads (object_key);
create index uploads_uncovered on uploads (uncovered_key) where uncovered_key is not null;
create index uploads_to_delete on uploads (expires_at) where expires_at is not null;
