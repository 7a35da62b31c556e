CREATE TABLE "information_sheets" (
	"information_sheet_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"identifier" text NOT NULL,
	"is_material" boolean NOT NULL,
	"changes" text,
	"changes_en" text,
	"document" jsonb NOT NULL,
	"document_en" jsonb,
	"pages" integer NOT NULL,
	"pages_en" integer,
	"sha256" text NOT NULL,
	"sha256_en" text,
	"file_id" uuid NOT NULL,
	"file_en_id" uuid,
	"published_by" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "information_sheets_version_key" UNIQUE("project_id","version"),
	CONSTRAINT "information_sheets_file_key" UNIQUE("file_id"),
	CONSTRAINT "information_sheets_file_en_key" UNIQUE("file_en_id"),
	CONSTRAINT "information_sheets_version_positive" CHECK ("information_sheets"."version" > 0),
	CONSTRAINT "information_sheets_changes_given" CHECK (("information_sheets"."version" = 1) = ("information_sheets"."changes" is null)),
	CONSTRAINT "information_sheets_first_is_not_material" CHECK ("information_sheets"."version" > 1 or not "information_sheets"."is_material"),
	CONSTRAINT "information_sheets_english_whole" CHECK (num_nulls("information_sheets"."document_en", "information_sheets"."pages_en", "information_sheets"."sha256_en", "information_sheets"."file_en_id") in (0, 4)),
	CONSTRAINT "information_sheets_identifier_form" CHECK ("information_sheets"."identifier" ~ '^[A-Z0-9]{18}[0-9]{10}$'),
	CONSTRAINT "information_sheets_six_pages" CHECK ("information_sheets"."pages" between 1 and 6 and coalesce("information_sheets"."pages_en", 1) between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "sheet_drafts" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"offer_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sheet_drafts_offer_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_drafts_offer_number_key" UNIQUE("offer_number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "information_sheet_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "information_sheet_id" uuid;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_file_en_id_files_file_id_fk" FOREIGN KEY ("file_en_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_published_by_users_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_drafts" ADD CONSTRAINT "sheet_drafts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "information_sheets_published" ON "information_sheets" USING btree ("published_at","information_sheet_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_information_sheet_id_information_sheets_information_sheet_id_fk" FOREIGN KEY ("information_sheet_id") REFERENCES "public"."information_sheets"("information_sheet_id") ON DELETE no action ON UPDATE no action;