CREATE SEQUENCE "public"."complaint_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "complaint_documents" (
	"complaint_document_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"message_id" uuid,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"author_id" uuid,
	"is_internal" boolean NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaint_messages_notes_are_of_staff" CHECK (not "complaint_messages"."is_internal" or "complaint_messages"."author_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "complaint_steps" (
	"complaint_step_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reason" text,
	"due_on" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"complaint_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"form" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text,
	"admissibility_due_on" date NOT NULL,
	"decision_due_on" date,
	"handler_name" text,
	"handler_email" text,
	"handler_phone" text,
	"outcome" text,
	"answer" text,
	"draft" text,
	"measures" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaints_decided" CHECK (("complaints"."outcome" is null) = ("complaints"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_message_id_complaint_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."complaint_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_links" ADD CONSTRAINT "complaint_links_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_steps" ADD CONSTRAINT "complaint_steps_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_documents_complaint" ON "complaint_documents" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_documents_message" ON "complaint_documents" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "complaint_links_complaint" ON "complaint_links" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_messages_complaint" ON "complaint_messages" USING btree ("complaint_id","message_id");--> statement-breakpoint
CREATE INDEX "complaint_messages_author" ON "complaint_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "complaint_steps_complaint" ON "complaint_steps" USING btree ("complaint_id","complaint_step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_number_key" ON "complaints" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_content_key" ON "complaints" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaints_created" ON "complaints" USING btree ("created_at","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_state" ON "complaints" USING btree ("state","complaint_id");