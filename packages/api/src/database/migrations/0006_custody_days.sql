CREATE TABLE "custody_days" (
	"day" date PRIMARY KEY NOT NULL,
	"wallets" bigint NOT NULL,
	"projects" bigint NOT NULL,
	"unassigned" bigint NOT NULL,
	"under_way" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_transfers_created" ON "ledger_transfers" USING brin ("created_at");