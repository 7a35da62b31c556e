CREATE TABLE "retention_records" (
	"retention_record_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"rule" text NOT NULL,
	"erased_count" integer NOT NULL,
	"carried_out_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retention_records_count" CHECK ("retention_records"."erased_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "retention_records_day_key" ON "retention_records" USING btree ("day","rule");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");