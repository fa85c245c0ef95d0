ALTER TABLE "site" ADD COLUMN "folder" jsonb;
