ALTER TABLE "lead_draft" ADD COLUMN "campaign" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "campaign" jsonb DEFAULT '{}'::jsonb NOT NULL;