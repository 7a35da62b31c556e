CREATE TABLE "loan_defaults" (
	"loan_default_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" date NOT NULL,
	"reason" text,
	"past_due_since" date,
	"past_due" bigint,
	"state" text NOT NULL,
	"ended_on" date,
	"end_reason" text,
	"loss" bigint,
	"recorded_by" uuid,
	"ended_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loan_defaults_fields_of_kind" CHECK (case "loan_defaults"."kind" when 'past-due' then "loan_defaults"."past_due_since" is not null and "loan_defaults"."past_due" > 0 and "loan_defaults"."reason" is null else "loan_defaults"."reason" is not null and "loan_defaults"."recorded_by" is not null and "loan_defaults"."past_due_since" is null and "loan_defaults"."past_due" is null end),
	CONSTRAINT "loan_defaults_fields_of_end" CHECK (("loan_defaults"."state" <> 'open') = ("loan_defaults"."ended_on" is not null and "loan_defaults"."end_reason" is not null and "loan_defaults"."ended_by" is not null)),
	CONSTRAINT "loan_defaults_end_after_start" CHECK ("loan_defaults"."ended_on" >= "loan_defaults"."since"),
	CONSTRAINT "loan_defaults_loss_of_written_off" CHECK (("loan_defaults"."state" = 'written-off') = ("loan_defaults"."loss" is not null) and ("loan_defaults"."loss" is null or "loan_defaults"."loss" > 0))
);
--> statement-breakpoint
CREATE TABLE "outcome_statements" (
	"outcome_statement_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"version" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"threshold_amount" bigint NOT NULL,
	"threshold_share" integer NOT NULL,
	"assumptions" text NOT NULL,
	"assumptions_en" text,
	"correction" text,
	"correction_en" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outcome_statements_version_positive" CHECK ("outcome_statements"."version" > 0),
	CONSTRAINT "outcome_statements_correction_given" CHECK ("outcome_statements"."version" = 1 or "outcome_statements"."correction" is not null)
);
--> statement-breakpoint
CREATE TABLE "risk_rates" (
	"risk_rate_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"expected_rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	"method" text NOT NULL,
	"method_en" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "risk_rates_expected_rate" CHECK ("risk_rates"."expected_rate" between 0 and 9999)
);
--> statement-breakpoint
ALTER TABLE "project_types" ADD COLUMN "is_loan" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "risk_category" text;--> statement-breakpoint
ALTER TABLE "loan_defaults" ADD CONSTRAINT "loan_defaults_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_defaults" ADD CONSTRAINT "loan_defaults_recorded_by_users_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_defaults" ADD CONSTRAINT "loan_defaults_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_defaults_lasting_key" ON "loan_defaults" USING btree ("project_id") WHERE "loan_defaults"."state" <> 'cured';--> statement-breakpoint
CREATE INDEX "loan_defaults_project" ON "loan_defaults" USING btree ("project_id","since");--> statement-breakpoint
CREATE INDEX "loan_defaults_since" ON "loan_defaults" USING btree ("since","loan_default_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outcome_statements_version_key" ON "outcome_statements" USING btree ("year","version");--> statement-breakpoint
CREATE INDEX "outcome_statements_published" ON "outcome_statements" USING btree ("published_at","outcome_statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_rates_day_key" ON "risk_rates" USING btree ("category","valid_from");--> statement-breakpoint
CREATE INDEX "risk_rates_created" ON "risk_rates" USING btree ("created_at","risk_rate_id");