ALTER TABLE "payment_customers" DROP CONSTRAINT "payment_customers_customerId_unique";--> statement-breakpoint
ALTER TABLE "payment_customers" DROP CONSTRAINT "payment_customers_pkey";--> statement-breakpoint
ALTER TABLE "payment_customers" ADD PRIMARY KEY ("customer_id");--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "for_team" boolean;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "livemode" boolean;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "for_team" boolean;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "livemode" boolean;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "unit_amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "read_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Until now it was the role of the owner that decided, and there was one price list. What test keys made counts as
-- made by live ones, to which it is missing when it is asked for next.
UPDATE "payment_customers" SET "livemode" = true, "for_team" = coalesce(
	(SELECT "role" = 'admin' FROM "people" WHERE "people"."id" = "person_id"), false);--> statement-breakpoint
UPDATE "subscriptions" SET "livemode" = true, "read_at" = "created_at", "for_team" = coalesce(
	(SELECT "for_team" FROM "payment_customers" WHERE "person_id" = "owner_id"), false),
	"unit_amount" = CASE "tier" WHEN 'enterprise' THEN 9900 ELSE 3900 END * CASE "billing" WHEN 'annual' THEN 9 ELSE 1 END;--> statement-breakpoint
ALTER TABLE "payment_customers" ALTER COLUMN "for_team" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ALTER COLUMN "livemode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "for_team" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "livemode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "unit_amount" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_customers_person_id_index" ON "payment_customers" USING btree ("person_id");
