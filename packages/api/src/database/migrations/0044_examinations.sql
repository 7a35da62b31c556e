CREATE TABLE "examination_accesses" (
	"access_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "examination_accesses_by_another" CHECK ("examination_accesses"."decided_by" <> "examination_accesses"."requested_by"),
	CONSTRAINT "examination_accesses_decided" CHECK (("examination_accesses"."decided_by" is null) = ("examination_accesses"."decided_at" is null)),
	CONSTRAINT "examination_accesses_granted" CHECK ("examination_accesses"."state" <> 'granted' or ("examination_accesses"."decided_by" is not null and "examination_accesses"."ends_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "examination_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"examination_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"is_reported" boolean,
	"reported_on" date,
	"report_reference" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "examination_entries_conclusion" CHECK (("examination_entries"."kind" = 'conclusion') = ("examination_entries"."is_reported" is not null)),
	CONSTRAINT "examination_entries_report" CHECK (coalesce("examination_entries"."is_reported", false) = ("examination_entries"."reported_on" is not null) and ("examination_entries"."reported_on" is null) = ("examination_entries"."report_reference" is null))
);
--> statement-breakpoint
CREATE TABLE "examination_records" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"examination_id" uuid,
	"access_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "examination_records_listed" CHECK (("examination_records"."act" = 'listed') = ("examination_records"."examination_id" is null))
);
--> statement-breakpoint
CREATE TABLE "examinations" (
	"examination_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "examinations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"begun_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "examination_accesses" ADD CONSTRAINT "examination_accesses_requested_by_users_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_accesses" ADD CONSTRAINT "examination_accesses_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_entries" ADD CONSTRAINT "examination_entries_examination_id_examinations_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examinations"("examination_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_entries" ADD CONSTRAINT "examination_entries_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_records" ADD CONSTRAINT "examination_records_examination_id_examinations_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examinations"("examination_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_records" ADD CONSTRAINT "examination_records_access_id_examination_accesses_access_id_fk" FOREIGN KEY ("access_id") REFERENCES "public"."examination_accesses"("access_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_records" ADD CONSTRAINT "examination_records_actor_id_users_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examinations" ADD CONSTRAINT "examinations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examinations" ADD CONSTRAINT "examinations_begun_by_users_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "examination_accesses_waiting_key" ON "examination_accesses" USING btree ("requested_by") WHERE "examination_accesses"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "examination_accesses_created" ON "examination_accesses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "examination_entries_examination" ON "examination_entries" USING btree ("examination_id","created_at");--> statement-breakpoint
CREATE INDEX "examination_records_examination" ON "examination_records" USING btree ("examination_id","created_at");--> statement-breakpoint
CREATE INDEX "examination_records_access" ON "examination_records" USING btree ("access_id");--> statement-breakpoint
CREATE INDEX "examinations_user" ON "examinations" USING btree ("user_id");