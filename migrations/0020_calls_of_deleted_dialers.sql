DROP INDEX "live_calls_phone_number_index";--> statement-breakpoint
ALTER TABLE "live_calls" ALTER COLUMN "dialer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_calls" ADD COLUMN "dialer_name" text;--> statement-breakpoint
CREATE INDEX "live_calls_phone_digits" ON "live_calls" USING btree (regexp_replace(phone_number, '\D', '', 'g'));