-- An erasure empties what was written about a person in free words; all else of an entry stays as it is.
CREATE FUNCTION refuse_audit_change_but_redaction() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  written CONSTANT text[] := ARRAY['reason', 'search', 'name', 'file_name'];
BEGIN
  IF to_jsonb(NEW) - 'details' <> to_jsonb(OLD) - 'details'
    OR NEW.details - written <> OLD.details - written
    OR EXISTS (
      SELECT 1 FROM jsonb_each(OLD.details) AS detail
      WHERE detail.key = ANY (written)
        AND NEW.details -> detail.key IS DISTINCT FROM detail.value
        AND NEW.details -> detail.key IS DISTINCT FROM 'null'::jsonb)
    OR EXISTS (
      SELECT 1 FROM jsonb_object_keys(NEW.details) AS name WHERE NOT OLD.details ? name)
  THEN
    RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('audit.redaction', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_redaction BEFORE UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_audit_change_but_redaction();
