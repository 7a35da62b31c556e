CREATE TABLE "conflicts" (
	"conflict_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"tie" text NOT NULL,
	"person_name" text NOT NULL,
	"tax_number" text,
	"project_id" uuid,
	"nature" text NOT NULL,
	"nature_en" text,
	"measure" text NOT NULL,
	"measure_en" text,
	"since" date NOT NULL,
	"state" text NOT NULL,
	"ended_on" date,
	"reviewed_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conflicts_ended_on" CHECK (("conflicts"."state" = 'ended') = ("conflicts"."ended_on" is not null)),
	CONSTRAINT "conflicts_of_investor" CHECK ("conflicts"."tie" <> 'investor' or "conflicts"."project_id" is not null),
	CONSTRAINT "conflicts_of_promoter" CHECK ("conflicts"."tie" <> 'promoter' or "conflicts"."project_id" is not null or "conflicts"."tax_number" is not null)
);
--> statement-breakpoint
ALTER TABLE "knowledge_tests" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "loss_simulations" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflicts_project" ON "conflicts" USING btree ("project_id","state");--> statement-breakpoint
CREATE INDEX "conflicts_tax_number" ON "conflicts" USING btree ("tax_number") WHERE "conflicts"."state" = 'active';--> statement-breakpoint
CREATE INDEX "conflicts_created" ON "conflicts" USING btree ("created_at","conflict_id");--> statement-breakpoint
CREATE INDEX "conflicts_updated" ON "conflicts" USING btree ("updated_at","conflict_id");--> statement-breakpoint
CREATE INDEX "conflicts_since" ON "conflicts" USING btree ("since","conflict_id");--> statement-breakpoint
CREATE INDEX "conflicts_reviewed" ON "conflicts" USING btree ("reviewed_on","conflict_id");--> statement-breakpoint
CREATE INDEX "knowledge_tests_untold" ON "knowledge_tests" USING btree ("created_at") WHERE "knowledge_tests"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "loss_simulations_untold" ON "loss_simulations" USING btree ("created_at") WHERE "loss_simulations"."reminded_at" is null;