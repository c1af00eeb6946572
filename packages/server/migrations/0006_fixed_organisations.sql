-- Employers that the onboarding names by constants of the domain package: the associations of ag and et, and «another one».
INSERT INTO "organisations" ("id", "name") VALUES
  ('-1', 'Andere'),
  ('ag', 'Automobilgewerbe'),
  ('et', 'Ernteausfallversicherung')
ON CONFLICT ("id") DO NOTHING;
