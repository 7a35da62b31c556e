CREATE TABLE "loss_simulations" (
	"loss_simulation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reference_date" date NOT NULL,
	"tool_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loss_simulations_amount_not_negative" CHECK ("loss_simulations"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "loss_simulations" ADD CONSTRAINT "loss_simulations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loss_simulations_user" ON "loss_simulations" USING btree ("user_id","created_at");