CREATE TABLE "reservations" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"amount" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"state" text NOT NULL,
	"consented_total" bigint,
	"threshold_version" text,
	"understanding" text,
	"reflection_ends_at" timestamp (3) with time zone NOT NULL,
	"complete_until" timestamp (3) with time zone,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reservations_amount_positive" CHECK ("reservations"."amount" > 0),
	CONSTRAINT "reservations_deposit_within_amount" CHECK ("reservations"."deposit" between 0 and "reservations"."amount"),
	CONSTRAINT "reservations_order_of_converted" CHECK (("reservations"."state" = 'converted') = ("reservations"."order_id" is not null)),
	CONSTRAINT "reservations_called_until" CHECK ("reservations"."state" not in ('called', 'converted') or "reservations"."complete_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "amount_reserved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "reservation_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_wallet_id_wallets_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_place_key" ON "reservations" USING btree ("project_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_live_key" ON "reservations" USING btree ("project_id","user_id") WHERE "reservations"."state" in ('placed', 'called');--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_order_key" ON "reservations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservations_user" ON "reservations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reservations_created" ON "reservations" USING btree ("created_at","reservation_id");--> statement-breakpoint
CREATE INDEX "reservations_wallet" ON "reservations" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "reservations_called" ON "reservations" USING btree ("complete_until") WHERE "reservations"."state" = 'called';--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_not_overreserved" CHECK ("projects"."amount_reserved" between 0 and greatest("projects"."financing_amount" - "projects"."amount_invested", 0));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_reservations_counted" CHECK (("projects"."amount_reserved" = 0) = ("projects"."reservation_count" = 0));