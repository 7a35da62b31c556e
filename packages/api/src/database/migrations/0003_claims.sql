CREATE TABLE "claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_record_key" ON "claims" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "claims_claimed" ON "claims" USING btree ("claimed_at","claim_id");--> statement-breakpoint
CREATE INDEX "claims_expires" ON "claims" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id");