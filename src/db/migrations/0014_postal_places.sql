CREATE TABLE "postal_place" (
	"postcode" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"long" double precision NOT NULL,
	CONSTRAINT "postal_place_postcode_state_name_pk" PRIMARY KEY("postcode","state","name")
);
--> statement-breakpoint
ALTER TABLE "postal_place" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "postal_place" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "postal_place_name" ON "postal_place" USING btree (lower("name"));--> statement-breakpoint
CREATE POLICY "read_by_all" ON "postal_place" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "written_by_platform" ON "postal_place" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('app.scope', true)) = 'platform') WITH CHECK ((select current_setting('app.scope', true)) = 'platform');