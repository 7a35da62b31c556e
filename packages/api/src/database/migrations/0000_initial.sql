CREATE TABLE "audit_records" (
	"audit_record_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_role" text NOT NULL,
	"operation" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"bank_account_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"account" text NOT NULL,
	"main" boolean NOT NULL,
	"state" text NOT NULL,
	"error_message" text,
	"document_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_storage_key_key" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text NOT NULL,
	"effect_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"wallet_id" uuid,
	"project_id" uuid,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('wallet', 'reserved', 'escrow', 'bank', 'fees', 'penalties')),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK ("ledger_accounts"."balance" >= 0 or "ledger_accounts"."kind" = 'bank')
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"transfer_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"debit_account_id" uuid NOT NULL,
	"credit_account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"transaction_id" uuid,
	"order_id" uuid,
	"distribution_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_amount_positive" CHECK ("ledger_transfers"."amount" > 0),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK ("ledger_transfers"."debit_account_id" <> "ledger_transfers"."credit_account_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"place" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failed_at" timestamp (3) with time zone,
	"blocked_until" timestamp (3) with time zone,
	CONSTRAINT "login_attempts_pkey" PRIMARY KEY("purpose","subject","place")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"token" text NOT NULL,
	"width_pixels" integer NOT NULL,
	"height_pixels" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_file_key" UNIQUE("file_id"),
	CONSTRAINT "pictures_token_key" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"is_code_given" boolean DEFAULT false NOT NULL,
	"is_device_trusted" boolean DEFAULT false NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"manager_id" uuid,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"company_name" text,
	"legal_representative_name" text,
	"tax_number" text,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp (3) with time zone,
	"password_hash" text,
	"phone" text,
	"gender" text,
	"nationality" text,
	"birthday_at" date,
	"identification_document_type" text,
	"identification_document_number" text,
	"language" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"general_email_notifications" boolean DEFAULT true NOT NULL,
	"ticket_email_notifications" boolean DEFAULT true NOT NULL,
	"verification_status" text DEFAULT 'NotVerified' NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_manager_is_other" CHECK ("users"."manager_id" <> "users"."user_id")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reserved_account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallets_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("debit_account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_wallet_id_ledger_accounts_account_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_reserved_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("reserved_account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_records_record" ON "audit_records" USING btree ("noun","record_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_records_user" ON "audit_records" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_records_actor" ON "audit_records" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_records_created" ON "audit_records" USING btree ("created_at","audit_record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_iban_key" ON "bank_accounts" USING btree ("user_id","account") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_main_key" ON "bank_accounts" USING btree ("user_id") WHERE "bank_accounts"."main" and "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_pending" ON "bank_accounts" USING btree ("user_id") WHERE "bank_accounts"."state" = 'pending' and "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_created" ON "bank_accounts" USING btree ("created_at","bank_account_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_wallet_key" ON "ledger_accounts" USING btree ("wallet_id","kind") WHERE "ledger_accounts"."wallet_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_project_key" ON "ledger_accounts" USING btree ("project_id","kind") WHERE "ledger_accounts"."project_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_single_key" ON "ledger_accounts" USING btree ("kind") WHERE "ledger_accounts"."wallet_id" is null and "ledger_accounts"."project_id" is null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit_account_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit_account_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_order" ON "ledger_transfers" USING btree ("order_id") WHERE "ledger_transfers"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_transaction" ON "ledger_transfers" USING btree ("transaction_id") WHERE "ledger_transfers"."transaction_id" is not null;--> statement-breakpoint
CREATE INDEX "login_attempts_last_failed" ON "login_attempts" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_identification_key" ON "users" USING btree ("identification_document_type","identification_document_number") WHERE "users"."deleted_at" is null and "users"."identification_document_number" is not null;--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (cauce_fold("name" || ' ' || "surname" || ' ' || coalesce("company_name", '') || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || coalesce("identification_document_number", '')) gin_trgm_ops);