ALTER TABLE "recordings" ADD COLUMN "broken_rules" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
UPDATE recordings SET broken_rules = (
	SELECT coalesce(array_agg(DISTINCT rule.code), '{}')
	FROM analyses, LATERAL (
		SELECT finding->>'code' AS code, true AS is_broken,
			concat_ws('.', finding->>'code', finding->>'turn',
				left(encode(sha256(convert_to(finding->>'quote', 'UTF8')), 'hex'), 8)) AS key
		FROM jsonb_array_elements(analyses.result->'findings') AS finding
		WHERE finding->>'status' = 'found'
		UNION ALL
		SELECT disclosure->>'code', disclosure->>'status' <> 'given',
			concat_ws('.', disclosure->>'code', disclosure->>'status')
		FROM jsonb_array_elements(analyses.result->'disclosures') AS disclosure
		WHERE jsonb_path_exists(analyses.result, '$.score.parts[*] ? (@.code == "disclosures" && @.weight > 0)')
	) AS rule
	WHERE analyses.recording_id = recordings.id AND analyses.is_current
		AND rule.is_broken <> EXISTS (
			SELECT FROM finding_reviews AS review
			WHERE review.recording_id = recordings.id AND review.key = rule.key AND review.decision = 'overturned'
		)
);
