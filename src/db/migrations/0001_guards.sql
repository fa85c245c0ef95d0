-- What the schema files cannot say: row security holds owners too, and the stock's version, tombstones and price history keep themselves.
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Vehicles change only inside a stock change of their group (src/db/stock-change.ts), and carry its version.
CREATE FUNCTION stamp_stock_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('app.stock_group', true), '') <> new.group_id::text THEN
    RAISE EXCEPTION 'vehicles of group % change only inside withStockChange of that group', new.group_id;
  END IF;
  new.stock_version := current_setting('app.stock_version')::bigint;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER car_stamp BEFORE INSERT OR UPDATE ON car FOR EACH ROW EXECUTE FUNCTION stamp_stock_version();
--> statement-breakpoint
CREATE FUNCTION bury_cars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone WHERE group_id::text <> coalesce(current_setting('app.stock_group', true), '')) THEN
    RAISE EXCEPTION 'vehicles are deleted only inside withStockChange of their group';
  END IF;
  INSERT INTO car_removed (group_id, car_id, stock_version)
    SELECT group_id, id, current_setting('app.stock_version')::bigint FROM gone;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER car_bury AFTER DELETE ON car REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION bury_cars();
--> statement-breakpoint
CREATE FUNCTION note_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (group_id, car_id, price, before_price, changed_at)
    SELECT group_id, id, price, before_price, updated_at FROM fresh;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER car_first_price AFTER INSERT ON car REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION note_first_prices();
--> statement-breakpoint
CREATE FUNCTION note_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (group_id, car_id, price, before_price, changed_at)
    SELECT fresh.group_id, fresh.id, fresh.price, fresh.before_price, fresh.updated_at
    FROM fresh JOIN former ON former.id = fresh.id
    WHERE (fresh.price, fresh.before_price) IS DISTINCT FROM (former.price, former.before_price);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER car_price AFTER UPDATE ON car REFERENCING OLD TABLE AS former NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
--> statement-breakpoint
-- Every process hears of a site's change when it commits.
CREATE FUNCTION tell_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed site := coalesce(new, old);
BEGIN
  PERFORM pg_notify('site_changed', json_build_object('group_id', changed.group_id, 'site_id', changed.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON site FOR EACH ROW EXECUTE FUNCTION tell_site_changed();
