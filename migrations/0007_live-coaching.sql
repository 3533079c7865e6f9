CREATE TYPE "public"."recording_arrival" AS ENUM('not_asked', 'awaited', 'arrived', 'given_up');--> statement-breakpoint
CREATE TABLE "coaching_triggers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"built_in" text,
	"trigger" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coaching_triggers_builtIn_unique" UNIQUE("built_in")
);
--> statement-breakpoint
CREATE TABLE "dialer_agents" (
	"dialer_id" uuid NOT NULL,
	"agent_id" text NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "dialer_agents_dialer_id_agent_id_pk" PRIMARY KEY("dialer_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "dialers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"allowed_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"auto_start_coaching" boolean DEFAULT true NOT NULL,
	"api_url" text,
	"api_user" text,
	"api_password" text,
	"recording_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notify_on_critical" boolean DEFAULT false NOT NULL,
	"last_event_at" timestamp (3) with time zone,
	"unknown_agents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hint_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"call_id" text NOT NULL,
	"trigger_id" uuid NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dialer_id" uuid NOT NULL,
	"call_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"person_id" text,
	"phone_number" text,
	"campaign" text,
	"lead_id" text,
	"disposition" text,
	"talk_seconds" integer,
	"recording_name" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"arrival" "recording_arrival" DEFAULT 'not_asked' NOT NULL,
	"arrival_note" text,
	"recording_id" uuid
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"consent_states" jsonb
);
--> statement-breakpoint
ALTER TABLE "dialer_agents" ADD CONSTRAINT "dialer_agents_dialer_id_dialers_id_fk" FOREIGN KEY ("dialer_id") REFERENCES "public"."dialers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialer_agents" ADD CONSTRAINT "dialer_agents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hint_events" ADD CONSTRAINT "hint_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hint_events" ADD CONSTRAINT "hint_events_trigger_id_coaching_triggers_id_fk" FOREIGN KEY ("trigger_id") REFERENCES "public"."coaching_triggers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_calls" ADD CONSTRAINT "live_calls_dialer_id_dialers_id_fk" FOREIGN KEY ("dialer_id") REFERENCES "public"."dialers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_calls" ADD CONSTRAINT "live_calls_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_calls" ADD CONSTRAINT "live_calls_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dialer_agents_person_id_index" ON "dialer_agents" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "hint_events_trigger_id_created_at_index" ON "hint_events" USING btree ("trigger_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_calls_dialer_id_call_id_index" ON "live_calls" USING btree ("dialer_id","call_id");--> statement-breakpoint
CREATE INDEX "live_calls_person_id_started_at_index" ON "live_calls" USING btree ("person_id","started_at");--> statement-breakpoint
CREATE INDEX "live_calls_recording_id_index" ON "live_calls" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "live_events_person_id_seq_index" ON "live_events" USING btree ("person_id","seq");--> statement-breakpoint
CREATE INDEX "live_events_created_at_index" ON "live_events" USING btree ("created_at");