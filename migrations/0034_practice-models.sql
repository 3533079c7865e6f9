ALTER TABLE "practice_messages" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "prompt_version" integer;