CREATE TABLE "analysis_enrichments" (
	"analysis_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"result" jsonb,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis_enrichments" ADD CONSTRAINT "analysis_enrichments_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;