ALTER TABLE "lead_delivery" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_delivery" ADD COLUMN "last_attempt_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lead_delivery_open" ON "lead_delivery" USING btree ("site_id","status") WHERE status <> 'delivered';