CREATE TABLE "user_notes" (
	"user_note_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"mentioned_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_notes_other" CHECK ("user_notes"."author_id" <> "user_notes"."user_id")
);
--> statement-breakpoint
CREATE TABLE "user_tasks" (
	"user_task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"assignee_id" uuid,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_tasks_other" CHECK ("user_tasks"."author_id" <> "user_tasks"."user_id"),
	CONSTRAINT "user_tasks_done" CHECK (("user_tasks"."state" = 'done') = ("user_tasks"."done_at" is not null)),
	CONSTRAINT "user_tasks_done_by" CHECK (("user_tasks"."done_at" is null) = ("user_tasks"."done_by_id" is null))
);
--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_assignee_id_users_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_done_by_id_users_user_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","pinned","user_note_id");--> statement-breakpoint
CREATE INDEX "user_notes_pinned" ON "user_notes" USING btree ("pinned","user_note_id");--> statement-breakpoint
CREATE INDEX "user_notes_created" ON "user_notes" USING btree ("created_at","user_note_id");--> statement-breakpoint
CREATE INDEX "user_notes_author" ON "user_notes" USING btree ("author_id","user_note_id");--> statement-breakpoint
CREATE INDEX "user_tasks_user" ON "user_tasks" USING btree ("user_id","due_on","user_task_id");--> statement-breakpoint
CREATE INDEX "user_tasks_due" ON "user_tasks" USING btree ("due_on","user_task_id");--> statement-breakpoint
CREATE INDEX "user_tasks_open" ON "user_tasks" USING btree ("due_on","user_task_id") WHERE "user_tasks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "user_tasks_created" ON "user_tasks" USING btree ("created_at","user_task_id");--> statement-breakpoint
CREATE INDEX "user_tasks_assignee" ON "user_tasks" USING btree ("assignee_id","due_on");