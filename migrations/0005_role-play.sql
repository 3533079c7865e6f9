CREATE TYPE "public"."practice_status" AS ENUM('in_progress', 'completed');--> statement-breakpoint
CREATE TABLE "practice_learnings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"is_for_team" boolean NOT NULL,
	"recordings_analyzed" integer NOT NULL,
	"objections" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"speaker" text NOT NULL,
	"message" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"analysis" jsonb NOT NULL,
	"played" jsonb,
	"client_message_id" uuid
);
--> statement-breakpoint
CREATE TABLE "practice_scenarios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"recording_id" uuid NOT NULL,
	"is_for_team" boolean NOT NULL,
	"script" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"scenario_id" text NOT NULL,
	"script" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"is_exam" boolean NOT NULL,
	"title" text,
	"status" "practice_status" DEFAULT 'in_progress' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"active_seconds" double precision DEFAULT 0 NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"state" jsonb NOT NULL,
	"outcome" text,
	"skill_scores" jsonb NOT NULL,
	"objectives" jsonb NOT NULL,
	"overall_score" integer,
	"passed" boolean,
	"feedback" jsonb NOT NULL,
	"replay" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practice_learnings" ADD CONSTRAINT "practice_learnings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_messages" ADD CONSTRAINT "practice_messages_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_scenarios" ADD CONSTRAINT "practice_scenarios_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_scenarios" ADD CONSTRAINT "practice_scenarios_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_messages_session_id_place_index" ON "practice_messages" USING btree ("session_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_messages_session_id_client_message_id_index" ON "practice_messages" USING btree ("session_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_scenarios_owner_id_recording_id_index" ON "practice_scenarios" USING btree ("owner_id","recording_id");--> statement-breakpoint
CREATE INDEX "practice_scenarios_team_index" ON "practice_scenarios" USING btree ("created_at") WHERE is_for_team;--> statement-breakpoint
CREATE INDEX "practice_sessions_person_id_started_at_id_index" ON "practice_sessions" USING btree ("person_id","started_at","id");--> statement-breakpoint
CREATE INDEX "practice_sessions_person_id_status_started_at_id_index" ON "practice_sessions" USING btree ("person_id","status","started_at","id");