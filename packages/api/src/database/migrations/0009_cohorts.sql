CREATE TABLE "cohort_investments" (
	"user_id" uuid NOT NULL,
	"within_months" smallint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cohort_investments_user_id_within_months_pk" PRIMARY KEY("user_id","within_months")
);
--> statement-breakpoint
CREATE TABLE "cohorts_kept" (
	"kept_at" timestamp (3) with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cohort_investments" ADD CONSTRAINT "cohort_investments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;