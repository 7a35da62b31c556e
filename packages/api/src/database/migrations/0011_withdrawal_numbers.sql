CREATE SEQUENCE "public"."withdrawal_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "number" text;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_number_key" ON "transactions" USING btree ("number") WHERE "transactions"."number" is not null;--> statement-breakpoint
WITH "unnumbered" AS (
  SELECT "transaction_id", "created_at", nextval('withdrawal_numbers')::text AS "count" FROM (
    SELECT "transaction_id", "created_at" FROM "transactions"
    WHERE "type" = 'withdraw' AND "issuer_name" IN ('user-wallet', 'admin-backoffice')
    ORDER BY "created_at", "transaction_id"
  ) "asked"
)
UPDATE "transactions" SET "number" = 'RT-' || to_char("unnumbered"."created_at" AT TIME ZONE 'Europe/Madrid', 'YYYY') || '-' || lpad("count", greatest(6, length("count")), '0')
FROM "unnumbered" WHERE "transactions"."transaction_id" = "unnumbered"."transaction_id";
