-- Who received an application is the company behind the connection. The embedded one is the only one there was.
update financing_views
set name = 'Testbank' || coalesce(substring(name from ' \(.*$'), '')
where viewer = 'BANK';
