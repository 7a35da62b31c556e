CREATE TABLE "kept_identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"person" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"erase_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_identities" ADD CONSTRAINT "kept_identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_identities_erase_on" ON "kept_identities" USING btree ("erase_on");