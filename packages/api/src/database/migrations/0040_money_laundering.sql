CREATE TABLE "account_holds" (
	"account_hold_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"customer_declaration_id" uuid,
	"reason" text,
	"placed_by" uuid,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" uuid,
	"lifted_by" uuid,
	"lifted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_holds_lifted_by_two" CHECK ("account_holds"."state" <> 'lifted' or "account_holds"."kind" = 'exposure' or ("account_holds"."proposed_by" is not null and "account_holds"."lifted_by" <> "account_holds"."proposed_by")),
	CONSTRAINT "account_holds_lifted" CHECK (("account_holds"."state" = 'lifted') = ("account_holds"."lifted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "customer_declarations" (
	"customer_declaration_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"purpose" text NOT NULL,
	"purpose_text" text,
	"origins" jsonb NOT NULL,
	"origin_text" text,
	"exposure" text NOT NULL,
	"exposed_office" text,
	"exposed_person" text,
	"exposure_ended_on" date,
	"control" text,
	"owners" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_assessments" (
	"risk_assessment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"proposed_level" text NOT NULL,
	"factors" jsonb NOT NULL,
	"reason" text NOT NULL,
	"review_on" date NOT NULL,
	"assessed_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"screening_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"list_kind" text NOT NULL,
	"list_name" text NOT NULL,
	"list_date" date NOT NULL,
	"checked_on" date NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"checked_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "screenings_hit_has_reason" CHECK ("screenings"."result" = 'noHit' or "screenings"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_customer_declaration_id_customer_declarations_customer_declaration_id_fk" FOREIGN KEY ("customer_declaration_id") REFERENCES "public"."customer_declarations"("customer_declaration_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_placed_by_users_user_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_lifted_by_users_user_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_declarations" ADD CONSTRAINT "customer_declarations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_assessed_by_users_user_id_fk" FOREIGN KEY ("assessed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_checked_by_users_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_holds_user" ON "account_holds" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "customer_declarations_user" ON "customer_declarations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_assessments_user" ON "risk_assessments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "screenings_user" ON "screenings" USING btree ("user_id","created_at");