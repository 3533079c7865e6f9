-- The prospect's first words, which the rep did not bring about, were rated by how the prospect feels.
UPDATE "practice_messages" SET "analysis" = jsonb_set("analysis", '{effectiveness}', 'null')
WHERE "place" = 0 AND "speaker" = 'ai';
--> statement-breakpoint
-- A session in which the rep said nothing was scored 0.
UPDATE "practice_sessions" SET "overall_score" = NULL, "passed" = NULL
WHERE "status" = 'completed' AND NOT EXISTS (
	SELECT 1 FROM "practice_messages"
	WHERE "practice_messages"."session_id" = "practice_sessions"."id" AND "practice_messages"."speaker" = 'user'
);
