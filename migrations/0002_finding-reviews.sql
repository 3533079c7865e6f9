CREATE TYPE "public"."finding_decision" AS ENUM('upheld', 'overturned');--> statement-breakpoint
CREATE TABLE "finding_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recording_id" uuid NOT NULL,
	"key" text NOT NULL,
	"code" text NOT NULL,
	"is_standing" boolean DEFAULT true NOT NULL,
	"disputed_by" text,
	"disputed_at" timestamp (3) with time zone,
	"dispute_reason" text,
	"decision" "finding_decision",
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "effective" jsonb;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "broken_rules" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(result, '$.findings[*] ? (@.status == "found").code') || jsonb_path_query_array(result, '$.disclosures[*] ? (@.status != "given").code')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "finding_reviews" ADD CONSTRAINT "finding_reviews_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_reviews" ADD CONSTRAINT "finding_reviews_disputed_by_people_id_fk" FOREIGN KEY ("disputed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_reviews" ADD CONSTRAINT "finding_reviews_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "finding_reviews_recording_id_key_index" ON "finding_reviews" USING btree ("recording_id","key");--> statement-breakpoint
CREATE INDEX "finding_reviews_open_index" ON "finding_reviews" USING btree ("disputed_at","id") WHERE "finding_reviews"."decision" is null and "finding_reviews"."is_standing";