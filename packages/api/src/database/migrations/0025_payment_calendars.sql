CREATE TABLE "payment_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_calendars_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "payment_calendars" ADD CONSTRAINT "payment_calendars_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;