CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"assigned_by" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"lesson_id" text,
	"title" text NOT NULL,
	"recording_id" uuid,
	"note" text,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "call_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recording_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"at_seconds" double precision,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "audit_events_at_index";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "is_manager" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "started_on" date;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "weekly_call_target" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "compliance_score" integer;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "legal_hold" jsonb;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assigned_by_people_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_comments" ADD CONSTRAINT "call_comments_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_comments" ADD CONSTRAINT "call_comments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_person_id_created_at_id_index" ON "assignments" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assignments_open_index" ON "assignments" USING btree ("due_on","id") WHERE "assignments"."completed_at" is null and "assignments"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "call_comments_recording_id_created_at_index" ON "call_comments" USING btree ("recording_id","created_at");--> statement-breakpoint
CREATE INDEX "call_comments_open_index" ON "call_comments" USING btree ("recording_id") WHERE "call_comments"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "password_links_person_id_index" ON "password_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "audit_events_at_id_index" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_person_id_at_id_index" ON "audit_events" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_at_id_index" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "live_calls_phone_number_index" ON "live_calls" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "recordings_figures_index" ON "recordings" USING btree ("uploaded_at","owner_id","overall_score","compliance_score","is_closed_deal");--> statement-breakpoint
CREATE INDEX "recordings_held_index" ON "recordings" USING btree ("id") WHERE legal_hold is not null;--> statement-breakpoint
-- The audit trail is written to and read, nothing else: not through the product, and not by a slip of an operator.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit trail cannot be changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_unchanging BEFORE UPDATE OR DELETE ON audit_events
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_whole BEFORE TRUNCATE ON audit_events
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
UPDATE recordings SET compliance_score = (
	SELECT round(100 * sum((part->>'points')::numeric) / nullif(sum((part->>'weight')::numeric), 0))
	FROM analyses, jsonb_array_elements(coalesce(analyses.effective, analyses.result)->'score'->'parts') AS part
	WHERE analyses.recording_id = recordings.id AND analyses.is_current AND part->>'code' IN ('conduct', 'disclosures')
) WHERE overall_score IS NOT NULL;
