ALTER TABLE "lead_delivery" DROP CONSTRAINT "lead_delivery_once";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_delivery" ADD COLUMN "booking_change" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_delivery" ADD CONSTRAINT "lead_delivery_once" UNIQUE("lead_id","kind","destination","booking_change");--> statement-breakpoint
-- A booking that was cancelled holds neither a seat nor the vehicle.
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_seat_once";--> statement-breakpoint
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_vehicle_once";--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_seat_once" EXCLUDE USING gist (
  int4range("location_id", "location_id", '[]') WITH &&,
  int4range("seat", "seat", '[]') WITH &&,
  tstzrange("start_at", "end_at") WITH &&
) WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_vehicle_once" EXCLUDE USING gist (
  int4range("car_id", "car_id", '[]') WITH &&,
  tstzrange("start_at", "end_at") WITH &&
) WHERE ("car_id" IS NOT NULL AND "cancelled_at" IS NULL);
