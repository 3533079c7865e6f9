CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"message" text NOT NULL,
	"response" text NOT NULL,
	"sources" jsonb NOT NULL,
	"thread" jsonb NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"client_message_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"title" text,
	"context" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_session_id_place_index" ON "chat_messages" USING btree ("session_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_session_id_client_message_id_index" ON "chat_messages" USING btree ("session_id","client_message_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_person_id_created_at_id_index" ON "chat_sessions" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_sessions_unsaved_index" ON "chat_sessions" USING btree ("updated_at") WHERE "chat_sessions"."title" is null;