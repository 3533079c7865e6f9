CREATE TYPE "public"."recording_status" AS ENUM('processing', 'analyzed', 'failed');--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recording_id" uuid NOT NULL,
	"version" text NOT NULL,
	"transcript_revision" integer NOT NULL,
	"is_current" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"overall_score" integer,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" text,
	"action" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"username" text,
	"display_username" text,
	"role" text DEFAULT 'salesrep' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email"),
	CONSTRAINT "people_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_counts" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"analyzed" integer DEFAULT 0 NOT NULL,
	"passing" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"original_name" text NOT NULL,
	"file_key" text,
	"content_type" text,
	"size_bytes" bigint,
	"sha256" text,
	"industry" text DEFAULT 'debt_settlement' NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" "recording_status" DEFAULT 'processing' NOT NULL,
	"stage" text DEFAULT 'Preparing' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"expected_done_at" timestamp with time zone,
	"failure" text,
	"duration_seconds" double precision,
	"channels" integer,
	"peaks" jsonb,
	"speech_track_key" text,
	"sales_agent_name" text DEFAULT 'Unknown' NOT NULL,
	"prospect_name" text DEFAULT 'Unknown' NOT NULL,
	"overall_score" integer,
	"is_closed_deal" boolean DEFAULT false NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_speeds" (
	"step" text PRIMARY KEY NOT NULL,
	"seconds_per_second" double precision NOT NULL,
	"samples" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcribed_pieces" (
	"recording_id" uuid NOT NULL,
	"piece" text NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "transcribed_pieces_recording_id_piece_pk" PRIMARY KEY("recording_id","piece")
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"recording_id" uuid PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_counts" ADD CONSTRAINT "recording_counts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcribed_pieces" ADD CONSTRAINT "transcribed_pieces_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_recording_id_index" ON "analyses" USING btree ("recording_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_current_index" ON "analyses" USING btree ("recording_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_subject_id_index" ON "audit_events" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "recordings_uploaded_at_id_index" ON "recordings" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "recordings_owner_id_uploaded_at_id_index" ON "recordings" USING btree ("owner_id","uploaded_at","id");--> statement-breakpoint
CREATE INDEX "recordings_passing_index" ON "recordings" USING btree ("uploaded_at","id") WHERE overall_score >= 70;--> statement-breakpoint
CREATE INDEX "recordings_failed_index" ON "recordings" USING btree ("uploaded_at","id") WHERE overall_score < 70;--> statement-breakpoint
CREATE INDEX "recordings_owner_passing_index" ON "recordings" USING btree ("owner_id","uploaded_at","id") WHERE overall_score >= 70;--> statement-breakpoint
CREATE INDEX "recordings_owner_failed_index" ON "recordings" USING btree ("owner_id","uploaded_at","id") WHERE overall_score < 70;--> statement-breakpoint
CREATE INDEX "recordings_highest_index" ON "recordings" USING btree (coalesce(overall_score, -1),"id");--> statement-breakpoint
CREATE INDEX "recordings_lowest_index" ON "recordings" USING btree (coalesce(overall_score, 101),"id");--> statement-breakpoint
CREATE INDEX "recordings_owner_highest_index" ON "recordings" USING btree ("owner_id",coalesce(overall_score, -1),"id");--> statement-breakpoint
CREATE INDEX "recordings_owner_lowest_index" ON "recordings" USING btree ("owner_id",coalesce(overall_score, 101),"id");--> statement-breakpoint
CREATE INDEX "recordings_owner_id_sha256_index" ON "recordings" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "recordings_search_index" ON "recordings" USING gin ("search");