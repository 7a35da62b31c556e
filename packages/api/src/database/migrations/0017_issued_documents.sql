CREATE SEQUENCE "public"."issued_document_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"issued_document_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"project_id" uuid,
	"period_start" date,
	"period_end" date,
	"year" integer NOT NULL,
	"language" text NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	"data_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "issued_documents_number_key" UNIQUE("number"),
	CONSTRAINT "issued_documents_file_key" UNIQUE("file_id"),
	CONSTRAINT "issued_documents_subject_key" UNIQUE NULLS NOT DISTINCT("user_id","kind","order_id","project_id","period_start"),
	CONSTRAINT "issued_documents_fields_of_kind" CHECK (case when "issued_documents"."kind" in ('orderContract', 'orderConfirmation') then "issued_documents"."order_id" is not null and "issued_documents"."project_id" is not null and "issued_documents"."period_start" is null when "issued_documents"."kind" = 'projectSummary' then "issued_documents"."order_id" is null and "issued_documents"."project_id" is not null and "issued_documents"."period_start" is null else "issued_documents"."order_id" is null and "issued_documents"."project_id" is null and "issued_documents"."period_start" is not null end and ("issued_documents"."period_start" is null) = ("issued_documents"."period_end" is null))
);
--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_documents_user" ON "issued_documents" USING btree ("user_id","created_at","issued_document_id");--> statement-breakpoint
CREATE INDEX "issued_documents_created" ON "issued_documents" USING btree ("created_at","issued_document_id");--> statement-breakpoint
CREATE INDEX "issued_documents_project" ON "issued_documents" USING btree ("project_id") WHERE "issued_documents"."project_id" is not null;