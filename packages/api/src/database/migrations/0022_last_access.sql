ALTER TABLE "users" ADD COLUMN "last_access_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wallet_balances" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "wallet_balances" SET "user_id" = "wallets"."user_id" FROM "wallets" WHERE "wallets"."wallet_id" = "wallet_balances"."wallet_id";--> statement-breakpoint
ALTER TABLE "wallet_balances" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "wallet_balances_balance_user" ON "wallet_balances" USING btree ("balance","user_id");
