CREATE TABLE "classification_documents" (
	"classification_document_id" uuid PRIMARY KEY NOT NULL,
	"classification_id" uuid NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classifications" (
	"classification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"wanted_class" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"statement_version" text NOT NULL,
	"state" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "classifications_validity" CHECK (case when "classifications"."valid_from" is null then "classifications"."valid_until" is null when "classifications"."wanted_class" = 'professional' then "classifications"."valid_until" is null else "classifications"."valid_until" is not null and "classifications"."valid_until" >= "classifications"."valid_from" end),
	CONSTRAINT "classifications_approved_from" CHECK (("classifications"."valid_from" is not null) = ("classifications"."state" in ('approved', 'ended', 'expired', 'replaced'))),
	CONSTRAINT "classifications_ended_at" CHECK (("classifications"."ended_at" is not null) = ("classifications"."state" in ('ended', 'expired', 'replaced'))),
	CONSTRAINT "classifications_reason_given" CHECK ("classifications"."state" <> 'refused' or "classifications"."reason" is not null),
	CONSTRAINT "classifications_decided_by_another" CHECK ("classifications"."state" in ('pending', 'withdrawn') or ("classifications"."decided_by" is not null and "classifications"."decided_by" <> "classifications"."user_id"))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "investor_class" text DEFAULT 'nonSophisticated' NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_documents" ADD CONSTRAINT "classification_documents_classification_id_classifications_classification_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."classifications"("classification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classification_documents" ADD CONSTRAINT "classification_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classification_documents_classification" ON "classification_documents" USING btree ("classification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classifications_pending_key" ON "classifications" USING btree ("user_id") WHERE "classifications"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "classifications_approved_key" ON "classifications" USING btree ("user_id") WHERE "classifications"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "classifications_user" ON "classifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "classifications_created" ON "classifications" USING btree ("created_at","classification_id");--> statement-breakpoint
CREATE INDEX "classifications_waiting" ON "classifications" USING btree ("updated_at","classification_id") WHERE "classifications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "classifications_ending" ON "classifications" USING btree ("valid_until") WHERE "classifications"."state" = 'approved';