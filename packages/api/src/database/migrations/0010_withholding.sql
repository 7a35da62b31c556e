CREATE TABLE "withholding_rates" (
	"withholding_rate_id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"country" text,
	"percentage" integer NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withholding_rates_two_administrators" CHECK ("withholding_rates"."state" in ('proposed', 'refused') or ("withholding_rates"."proposed_by" is null and "withholding_rates"."approved_by" is null) or ("withholding_rates"."approved_by" is not null and "withholding_rates"."proposed_by" is not null and "withholding_rates"."approved_by" <> "withholding_rates"."proposed_by")),
	CONSTRAINT "withholding_rates_percentage" CHECK ("withholding_rates"."percentage" between 0 and 10000),
	CONSTRAINT "withholding_rates_country_of_treaty" CHECK (("withholding_rates"."scope" = 'treaty') = ("withholding_rates"."country" is not null)),
	CONSTRAINT "withholding_rates_reason_given" CHECK ("withholding_rates"."state" <> 'refused' or "withholding_rates"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD COLUMN "withheld" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD COLUMN "withholding_rate" integer;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD COLUMN "withholding_reason" text;--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "withheld" bigint;--> statement-breakpoint
ALTER TABLE "withholding_rates" ADD CONSTRAINT "withholding_rates_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_rates" ADD CONSTRAINT "withholding_rates_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_rates" ADD CONSTRAINT "withholding_rates_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_rates_active_key" ON "withholding_rates" USING btree ("scope",coalesce("country", ''),"valid_from") WHERE "withholding_rates"."state" = 'active';--> statement-breakpoint
CREATE INDEX "withholding_rates_created" ON "withholding_rates" USING btree ("created_at","withholding_rate_id");--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_withheld" CHECK ("distribution_shares"."withheld" >= 0 and "distribution_shares"."fee" + "distribution_shares"."withheld" <= "distribution_shares"."interest" and ("distribution_shares"."withheld" = 0 or "distribution_shares"."withholding_rate" is not null) and ("distribution_shares"."withholding_rate" is null) = ("distribution_shares"."withholding_reason" is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('wallet', 'reserved', 'escrow', 'bank', 'clearing', 'unassigned', 'unexplained', 'own', 'fees', 'penalties', 'withheld')) NOT VALID;