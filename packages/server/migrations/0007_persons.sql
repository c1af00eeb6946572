-- Names without accents and capitals, for sorting and searching them; no database has to know a language for it.
CREATE FUNCTION "name_key"(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(name),
    'àáâãäåāçćčďèéêëēęěìíîïīłñńňòóôõöøőřśšșťțùúûüūůűýÿźżžÀÁÂÃÄÅĀÇĆČĎÈÉÊËĒĘĚÌÍÎÏĪŁÑŃŇÒÓÔÕÖØŐŘŚŠȘŤȚÙÚÛÜŪŮŰÝŸŹŻŽ',
    'aaaaaaacccdeeeeeeeiiiiilnnnooooooorsssttuuuuuuuyyzzzaaaaaaacccdeeeeeeeiiiiilnnnooooooorsssttuuuuuuuyyzzz')
$$;--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" ((name_key("last_name") COLLATE "C"), (name_key("first_name") COLLATE "C"), "id");--> statement-breakpoint
CREATE INDEX "users_first_name" ON "users" ((name_key("first_name") COLLATE "C"), (name_key("last_name") COLLATE "C"), "id");--> statement-breakpoint
CREATE INDEX "users_email_key" ON "users" ((lower("email") COLLATE "C"));--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" ("organisation_id");--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (to_tsvector('simple', name_key("first_name" || ' ' || "last_name")));
