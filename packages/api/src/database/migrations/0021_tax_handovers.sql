CREATE TABLE "tax_handovers" (
	"handover_id" uuid PRIMARY KEY NOT NULL,
	"quarter" date NOT NULL,
	"agent" text NOT NULL,
	"form" text,
	"project_id" uuid,
	"amount" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_handovers_fields_of_agent" CHECK (("tax_handovers"."agent" = 'platform') = ("tax_handovers"."form" is not null) and ("tax_handovers"."agent" = 'promoter') = ("tax_handovers"."project_id" is not null)),
	CONSTRAINT "tax_handovers_amount_positive" CHECK ("tax_handovers"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_source_fits_kind";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "handover_id" uuid;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD COLUMN "handover_id" uuid;--> statement-breakpoint
ALTER TABLE "tax_handovers" ADD CONSTRAINT "tax_handovers_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_handovers" ADD CONSTRAINT "tax_handovers_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_handovers_quarter" ON "tax_handovers" USING btree ("quarter","handover_id");--> statement-breakpoint
CREATE INDEX "tax_handovers_project" ON "tax_handovers" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_handover_id_tax_handovers_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."tax_handovers"("handover_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_handover_id_tax_handovers_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."tax_handovers"("handover_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_handover" ON "payments" USING btree ("handover_id");--> statement-breakpoint
CREATE INDEX "distribution_shares_handover" ON "distribution_shares" USING btree ("handover_id") WHERE "distribution_shares"."handover_id" is not null;--> statement-breakpoint
CREATE INDEX "distribution_shares_withheld_open" ON "distribution_shares" USING btree ("distribution_id") WHERE "distribution_shares"."withheld" > 0 and "distribution_shares"."handover_id" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_source_fits_kind" CHECK (("payments"."kind" = 'withdrawal') = ("payments"."transaction_id" is not null) and ("payments"."kind" = 'payout') = ("payments"."project_id" is not null) and ("payments"."kind" = 'return_transfer') = ("payments"."movement_id" is not null) and ("payments"."kind" = 'tax') = ("payments"."handover_id" is not null));