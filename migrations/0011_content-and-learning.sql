CREATE TABLE "daily_use" (
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "daily_use_person_id_kind_day_pk" PRIMARY KEY("person_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "content_favorites" (
	"person_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "content_favorites_person_id_item_id_pk" PRIMARY KEY("person_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"purpose" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rule_pack_version" text NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"times_used" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "title" || ' ' || coalesce("purpose", '')), 'A') || setweight(to_tsvector('english', "content"), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checked_items" (
	"person_id" text NOT NULL,
	"item_id" text NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checked_items_person_id_item_id_pk" PRIMARY KEY("person_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "completed_modules" (
	"person_id" text NOT NULL,
	"module_id" text NOT NULL,
	"completed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quiz_correct" integer,
	"quiz_total" integer,
	CONSTRAINT "completed_modules_person_id_module_id_pk" PRIMARY KEY("person_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "finished_lessons" (
	"person_id" text NOT NULL,
	"module_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"finished_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finished_lessons_person_id_module_id_lesson_id_pk" PRIMARY KEY("person_id","module_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "module_ratings" (
	"person_id" text NOT NULL,
	"module_id" text NOT NULL,
	"stars" integer NOT NULL,
	"rated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_ratings_person_id_module_id_pk" PRIMARY KEY("person_id","module_id")
);
--> statement-breakpoint
ALTER TABLE "daily_use" ADD CONSTRAINT "daily_use_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_favorites" ADD CONSTRAINT "content_favorites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_favorites" ADD CONSTRAINT "content_favorites_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checked_items" ADD CONSTRAINT "checked_items_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_modules" ADD CONSTRAINT "completed_modules_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_lessons" ADD CONSTRAINT "finished_lessons_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_ratings" ADD CONSTRAINT "module_ratings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_favorites_item_id_index" ON "content_favorites" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "content_items_person_id_created_at_id_index" ON "content_items" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "content_items_created_at_id_index" ON "content_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "content_items_approved_index" ON "content_items" USING btree ("created_at","id") WHERE is_approved;--> statement-breakpoint
CREATE INDEX "content_items_search_index" ON "content_items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "module_ratings_module_id_index" ON "module_ratings" USING btree ("module_id");