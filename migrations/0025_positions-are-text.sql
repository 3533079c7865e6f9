UPDATE "people" SET "title" = coalesce("title", ''), "department" = coalesce("department", '');--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "department" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "department" SET NOT NULL;