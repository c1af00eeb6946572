-- Addresses that a sign-on provider did not vouch for were kept until now; these accounts have a made-up user name. Whose
-- address is vouched for gets it back with the next sign-on.
UPDATE "users" SET "email" = '' WHERE "username" ~ '^sso-[0-9a-f]{32}$' AND "email" <> '';
