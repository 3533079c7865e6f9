CREATE TABLE "scoring_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"likely_findings" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" drop column "broken_rules";--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "broken_rules" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(result, '$.findings[*] ? (@.status == "found" && (!exists(@.level) || @.level == "certain")).code') || jsonb_path_query_array(result, '$.disclosures[*] ? (@.status == "missing" || @.status == "partial").code')) STORED NOT NULL;