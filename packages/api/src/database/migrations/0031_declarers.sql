CREATE TABLE "declarers" (
	"declarer_id" uuid PRIMARY KEY NOT NULL,
	"tax_number" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "declarers_two_administrators" CHECK ("declarers"."state" in ('proposed', 'refused') or ("declarers"."approved_by" is not null and "declarers"."approved_by" <> "declarers"."proposed_by")),
	CONSTRAINT "declarers_reason_given" CHECK ("declarers"."state" <> 'refused' or "declarers"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "declarers" ADD CONSTRAINT "declarers_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarers" ADD CONSTRAINT "declarers_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarers" ADD CONSTRAINT "declarers_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "declarers_active_key" ON "declarers" USING btree ("state") WHERE "declarers"."state" = 'active';--> statement-breakpoint
CREATE INDEX "declarers_created" ON "declarers" USING btree ("created_at","declarer_id");