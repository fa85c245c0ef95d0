ALTER TABLE "car" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "car" ALTER COLUMN "created_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "car" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
-- Of those sold so far it is not written down why: one that was sold by the import that changed it last counts as gone,
-- as it did until now.
SELECT set_config('app.scope', 'platform', true);--> statement-breakpoint
ALTER TABLE "car" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "car" SET "gone_at" = "updated_at" WHERE "sold" AND "sold_date_timestamp" = floor(extract(epoch FROM "updated_at"));--> statement-breakpoint
ALTER TABLE "car" ENABLE TRIGGER USER;--> statement-breakpoint
SELECT set_config('app.scope', '', true);
