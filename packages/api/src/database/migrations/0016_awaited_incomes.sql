CREATE TABLE "awaited_incomes" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "awaited_incomes_amount" ON "awaited_incomes" USING btree ("amount","booked_at");--> statement-breakpoint
-- Reads the incomes that were booked, and locks no table that calls write. What they write meanwhile is added by rules/72-awaited-incomes.sql.
INSERT INTO "awaited_incomes" ("transaction_id", "amount", "booked_at")
SELECT t."transaction_id", t."amount", t."created_at" FROM "ledger_transfers" t
WHERE t."kind" = 'income' AND t."debit_account_id" = '01890000-0000-7000-8000-0000000000c0' AND t."transaction_id" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "bank_allocations" a WHERE a."transaction_id" = t."transaction_id" AND a."undone_at" IS NULL);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_movements_waiting_amount" ON "bank_movements" USING btree ("amount","movement_id") WHERE "bank_movements"."state" in ('open', 'suggested', 'held');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bank_movements_created" ON "bank_movements" USING btree ("created_at","movement_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_updated" ON "payments" USING btree ("updated_at","payment_id");
