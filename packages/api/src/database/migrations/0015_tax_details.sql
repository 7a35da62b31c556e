CREATE TABLE "tax_details" (
	"tax_detail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"country" text,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"document_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_details_fields_of_kind" CHECK (case "tax_details"."kind" when 'residence' then "tax_details"."country" is not null and "tax_details"."valid_until" is null when 'certificate' then "tax_details"."country" is not null and "tax_details"."valid_until" is not null else "tax_details"."country" is null end),
	CONSTRAINT "tax_details_end_after_start" CHECK ("tax_details"."valid_until" >= "tax_details"."valid_from"),
	CONSTRAINT "tax_details_reason_given" CHECK ("tax_details"."state" <> 'refused' or "tax_details"."reason" is not null),
	CONSTRAINT "tax_details_decided_by_another" CHECK ("tax_details"."state" in ('pending', 'replaced') or ("tax_details"."decided_by" is not null and "tax_details"."decided_by" <> "tax_details"."user_id"))
);
--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_details_pending_key" ON "tax_details" USING btree ("user_id","kind") WHERE "tax_details"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "tax_details_user" ON "tax_details" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tax_details_created" ON "tax_details" USING btree ("created_at","tax_detail_id");--> statement-breakpoint
CREATE INDEX "tax_details_waiting" ON "tax_details" USING btree ("updated_at","tax_detail_id") WHERE "tax_details"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "tax_details_ending" ON "tax_details" USING btree ("valid_until") WHERE "tax_details"."state" = 'valid' and "tax_details"."kind" = 'certificate' and "tax_details"."reminded_at" is null;