CREATE TABLE "model_answers" (
	"recording_id" uuid NOT NULL,
	"question" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_answers_recording_id_question_pk" PRIMARY KEY("recording_id","question")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "analysis_enrichments" ADD COLUMN "prompt_version" integer;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "analysis_enrichments" SET "result" = jsonb_build_object(
	'summary', "result" -> 'summary',
	'kind', 'other',
	'language', null,
	'areSpeakersExchanged', false,
	'enrollment', null,
	'statements', (
		SELECT coalesce(jsonb_agg('{"against": null, "english": null}'::jsonb || "suggestion"), '[]')
		FROM jsonb_array_elements("result" -> 'suggestions') AS "suggestion"
	),
	'cleared', '[]'::jsonb,
	'elements', '[]'::jsonb,
	'objections', '[]'::jsonb,
	'skills', '[]'::jsonb,
	'coaching', '[]'::jsonb
) WHERE "result" IS NOT NULL;
