CREATE TABLE "sample_items" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL
);
