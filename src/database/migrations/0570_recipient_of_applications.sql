-- Who receives an application is who was named to its applicant when it was sent. Of earlier ones that is who received it, or who its consent
-- names word for word. The release before writes none while both run: those go to whoever is connected, as they did then.
alter table financing_applications add column recipient text not null default '';
update financing_applications a
set recipient = coalesce(
  (select v.name from financing_views v where v.request_id = a.request_id and v.viewer = 'BANK' order by v.id limit 1),
  (
    select substring(c ->> 'text' from '(?:diesen Antrag an|this application on to) (.+)(?: weitergeben|, and the bank may)')
    from jsonb_array_elements(a.consents) c
    where c ->> 'flag' = 'privacyFlag'
    limit 1
  ),
  a.bank,
  ''
);
-- The bank of the demo had two names.
update financing_applications set recipient = 'Musterbank' where recipient = 'Testbank' and bank is null;
