-- The secret of an authenticator app that is to replace the present one, sealed; null: none.
alter table staff add column totp_next bytea;
