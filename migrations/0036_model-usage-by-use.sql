ALTER TABLE "model_usage" DROP CONSTRAINT "model_usage_pkey";--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "use" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_day_use_pk" PRIMARY KEY("day","use");
