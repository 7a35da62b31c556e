ALTER TABLE "orders" ADD COLUMN "threshold_amount" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "threshold_total" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "threshold_result" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "threshold_version" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "understanding_proof" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_threshold_whole" CHECK (num_nulls("orders"."threshold_amount", "orders"."threshold_total", "orders"."threshold_version", "orders"."understanding_proof") in (0, 4));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_threshold_exceeded" CHECK ("orders"."threshold_total" > "orders"."threshold_amount" and "orders"."threshold_total" >= "orders"."amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_threshold_of_result" CHECK ("orders"."threshold_result" is null or "orders"."threshold_amount" is not null);