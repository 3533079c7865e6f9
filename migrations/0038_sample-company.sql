CREATE TABLE "sample_company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_recordings" (
	"recording_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sample_recordings" ADD CONSTRAINT "sample_recordings_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;