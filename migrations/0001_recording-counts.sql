-- Keeps recording_counts true whatever changes a recording: counting 100,000 calls must not read them.
CREATE FUNCTION count_recording() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone recordings%ROWTYPE := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE OLD END;
	come recordings%ROWTYPE := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW END;
BEGIN
	IF gone.id IS NOT NULL THEN
		UPDATE recording_counts SET
			total = total - 1,
			analyzed = analyzed - (gone.status = 'analyzed')::int,
			passing = passing - coalesce((gone.overall_score >= 70)::int, 0),
			failed = failed - coalesce((gone.overall_score < 70)::int, 0)
		WHERE owner_id = gone.owner_id;
	END IF;
	IF come.id IS NOT NULL THEN
		INSERT INTO recording_counts AS counts (owner_id, total, analyzed, passing, failed)
		VALUES (
			come.owner_id, 1, (come.status = 'analyzed')::int,
			coalesce((come.overall_score >= 70)::int, 0), coalesce((come.overall_score < 70)::int, 0)
		)
		ON CONFLICT (owner_id) DO UPDATE SET
			total = counts.total + excluded.total,
			analyzed = counts.analyzed + excluded.analyzed,
			passing = counts.passing + excluded.passing,
			failed = counts.failed + excluded.failed;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recording_counted AFTER INSERT OR DELETE ON recordings
	FOR EACH ROW EXECUTE FUNCTION count_recording();
--> statement-breakpoint
CREATE TRIGGER recording_recounted AFTER UPDATE OF status, overall_score, owner_id ON recordings
	FOR EACH ROW WHEN ((OLD.status, OLD.overall_score, OLD.owner_id) IS DISTINCT FROM (NEW.status, NEW.overall_score, NEW.owner_id))
	EXECUTE FUNCTION count_recording();
