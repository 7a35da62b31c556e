CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"former_email" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_former" ON "email_changes" USING btree (lower("former_email")) WHERE "email_changes"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "email_changes_since" ON "email_changes" USING btree (coalesce("confirmed_at", "created_at"));