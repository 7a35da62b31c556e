CREATE TABLE "account_closings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closings_waiting" ON "account_closings" USING btree ("closes_at") WHERE "account_closings"."state" = 'waiting';