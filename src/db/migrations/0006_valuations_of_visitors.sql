ALTER TABLE "valuation" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "valuation" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "valuation" ADD COLUMN "car_id" integer;--> statement-breakpoint
ALTER TABLE "valuation" ADD COLUMN "vehicle" jsonb;--> statement-breakpoint
CREATE INDEX "valuation_unfinished" ON "valuation" USING btree ("site_id","updated_at") WHERE not form_completed;