CREATE TABLE "irregularities" (
	"irregularity_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"state" text NOT NULL,
	"irregularity" text NOT NULL,
	"irregularity_en" text,
	"differences" jsonb NOT NULL,
	"steps" text,
	"steps_en" text,
	"last_day" date,
	"correction" text,
	"correction_en" text,
	"revocable_until" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "irregularities_suspension_whole" CHECK (("irregularities"."steps" is null) = ("irregularities"."last_day" is null)),
	CONSTRAINT "irregularities_kind" CHECK ("irregularities"."steps" is not null or "irregularities"."state" = 'corrected'),
	CONSTRAINT "irregularities_correction_of_corrected" CHECK (("irregularities"."state" = 'corrected') = ("irregularities"."correction" is not null)),
	CONSTRAINT "irregularities_end_of_ended" CHECK (("irregularities"."state" <> 'suspended') = ("irregularities"."ended_at" is not null)),
	CONSTRAINT "irregularities_ended_by" CHECK ("irregularities"."ended_by" is null or "irregularities"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "irregularities" ADD CONSTRAINT "irregularities_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "irregularities" ADD CONSTRAINT "irregularities_recorded_by_users_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "irregularities" ADD CONSTRAINT "irregularities_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "irregularities_suspending_key" ON "irregularities" USING btree ("project_id") WHERE "irregularities"."state" = 'suspended';--> statement-breakpoint
CREATE INDEX "irregularities_project" ON "irregularities" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "irregularities_created" ON "irregularities" USING btree ("created_at","irregularity_id");