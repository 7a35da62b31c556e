CREATE TABLE "knowledge_tests" (
	"knowledge_test_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"is_sufficient" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_acknowledgements" (
	"risk_acknowledgement_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"warning_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_tests" ADD CONSTRAINT "knowledge_tests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acknowledgements" ADD CONSTRAINT "risk_acknowledgements_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_tests_user" ON "knowledge_tests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_acknowledgements_user" ON "risk_acknowledgements" USING btree ("user_id","created_at");