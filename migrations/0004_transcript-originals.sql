CREATE TABLE "transcript_originals" (
	"recording_id" uuid PRIMARY KEY NOT NULL,
	"segments" jsonb NOT NULL,
	"hidden_passages" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcript_originals" ADD CONSTRAINT "transcript_originals_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;