DROP INDEX "lead_delivery_due";--> statement-breakpoint
ALTER TABLE "lead_delivery" DROP COLUMN "next_attempt_at";--> statement-breakpoint
-- What is owed has its job in the queue, whoever wrote the row: no transaction can keep a lead and forget its deliveries. Sites have no right to the queue itself.
CREATE FUNCTION queue_lead_delivery() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO pgboss.job (name, data, group_id, policy, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds)
    SELECT q.name,
      jsonb_build_object('group_id', new.group_id, 'site_id', new.site_id, 'delivery_id', new.id),
      CASE new.kind WHEN 'confirmation' THEN new.kind ELSE new.kind || ' ' || md5(new.destination) END,
      q.policy, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 s',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.heartbeat_seconds
    FROM pgboss.queue q WHERE q.name = 'lead-delivery';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no queue for deliveries of leads';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_delivery_owed AFTER INSERT ON lead_delivery FOR EACH ROW
  WHEN (new.status = 'waiting') EXECUTE FUNCTION queue_lead_delivery();
--> statement-breakpoint
CREATE TRIGGER lead_delivery_replayed AFTER UPDATE OF status ON lead_delivery FOR EACH ROW
  WHEN (new.status = 'waiting' AND old.status <> 'waiting') EXECUTE FUNCTION queue_lead_delivery();
