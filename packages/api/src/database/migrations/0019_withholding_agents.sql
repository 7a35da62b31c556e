CREATE TABLE "withholding_agents" (
	"withholding_agent_id" uuid PRIMARY KEY NOT NULL,
	"agent" text NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withholding_agents_two_administrators" CHECK ("withholding_agents"."state" in ('proposed', 'refused') or ("withholding_agents"."proposed_by" is null and "withholding_agents"."approved_by" is null) or ("withholding_agents"."approved_by" is not null and "withholding_agents"."proposed_by" is not null and "withholding_agents"."approved_by" <> "withholding_agents"."proposed_by")),
	CONSTRAINT "withholding_agents_reason_given" CHECK ("withholding_agents"."state" <> 'refused' or "withholding_agents"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "distributions" ADD COLUMN "withholding_agent" text;--> statement-breakpoint
ALTER TABLE "withholding_agents" ADD CONSTRAINT "withholding_agents_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_agents" ADD CONSTRAINT "withholding_agents_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_agents" ADD CONSTRAINT "withholding_agents_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_agents_active_key" ON "withholding_agents" USING btree ("valid_from") WHERE "withholding_agents"."state" = 'active';--> statement-breakpoint
CREATE INDEX "withholding_agents_created" ON "withholding_agents" USING btree ("created_at","withholding_agent_id");