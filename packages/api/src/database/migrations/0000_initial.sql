CREATE SEQUENCE "public"."complaint_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."issued_document_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."withdrawal_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "access_changes" (
	"access_change_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_changes_two_administrators" CHECK ("access_changes"."state" <> 'active' or ("access_changes"."approved_by" is not null and "access_changes"."approved_by" <> "access_changes"."proposed_by"))
);
--> statement-breakpoint
CREATE TABLE "person_hands" (
	"person_hand_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account_documents" (
	"account_document_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
	"search_text" text GENERATED ALWAYS AS (cauce_fold("users"."name" || ' ' || "users"."surname" || ' ' || coalesce("users"."company_name", '') || ' ' || coalesce("users"."legal_representative_name", '') || ' ' || coalesce("users"."tax_number", '') || ' ' || "users"."email" || ' ' || coalesce("users"."phone", '') || ' ' || regexp_replace(coalesce("users"."phone", ''), '[^0-9]', '', 'g') || ' ' || coalesce("users"."identification_document_number", ''))) STORED NOT NULL,
	"name_text" text GENERATED ALWAYS AS (cauce_fold("users"."name")) STORED NOT NULL,
	"surname_text" text GENERATED ALWAYS AS (cauce_fold("users"."surname")) STORED NOT NULL,
	"last_access_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_manager_is_other" CHECK ("users"."manager_id" <> "users"."user_id")
);
--> statement-breakpoint
CREATE TABLE "verification_events" (
	"event_hash" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_media" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"provider_media_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"verification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_session_id" text NOT NULL,
	"url" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer NOT NULL,
	"reason" text,
	"reason_code" text,
	"decision" text,
	"decision_reason" text,
	"decision_data" jsonb,
	"decided_by" uuid,
	"action" text,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"device_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"former_email" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
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
CREATE TABLE "login_places" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"browser" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_places_pkey" PRIMARY KEY("user_id","network","browser")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"passkey_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_key" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"recovery_code_id" uuid PRIMARY KEY NOT NULL,
	"totp_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"is_code_given" boolean DEFAULT false NOT NULL,
	"is_device_trusted" boolean DEFAULT false NOT NULL,
	"sealed_codes" text,
	"written_position" bigint,
	"device_id" uuid,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "set_up_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"administrator_count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totps" (
	"totp_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_used_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"session_id" uuid,
	"replaces_totp_id" uuid,
	"codes_kept_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "awaited_incomes" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"name" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"restore_id" uuid PRIMARY KEY NOT NULL,
	"copied_at" timestamp (3) with time zone NOT NULL,
	"restored_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staged_lines" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"number" integer NOT NULL,
	"movement_id" uuid NOT NULL,
	"parent_id" uuid,
	"is_batch" boolean NOT NULL,
	"whole_amount" bigint NOT NULL,
	"booking_day" date NOT NULL,
	"value_day" date NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"counterparty_name" text,
	"counterparty_iban" text,
	"remittance" text NOT NULL,
	"reference" text,
	"end_to_end_id" text,
	"bank_reference" text,
	"batch_reference" text,
	"return_reason" text,
	CONSTRAINT "staged_lines_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "staged_statements" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"iban" text NOT NULL,
	"format" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"opening" bigint,
	"closing" bigint,
	"line_count" integer NOT NULL,
	"remarks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staged_statements_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "bank_allocations" (
	"allocation_id" uuid PRIMARY KEY NOT NULL,
	"movement_id" uuid NOT NULL,
	"transaction_id" uuid,
	"distribution_id" uuid,
	"payment_id" uuid,
	"amount" bigint NOT NULL,
	"reasons" jsonb NOT NULL,
	"automatic" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "bank_allocations_amount_positive" CHECK ("bank_allocations"."amount" > 0),
	CONSTRAINT "bank_allocations_one_target" CHECK (num_nonnulls("bank_allocations"."transaction_id", "bank_allocations"."distribution_id", "bank_allocations"."payment_id") = 1),
	CONSTRAINT "bank_allocations_by_someone" CHECK ("bank_allocations"."automatic" = ("bank_allocations"."created_by" is null)),
	CONSTRAINT "bank_allocations_undone_whole" CHECK ("bank_allocations"."undone_by" is null or "bank_allocations"."undone_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" uuid,
	"imported_by" uuid,
	"imported_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_files_import_whole" CHECK (case when "bank_files"."imported_at" is null then "bank_files"."imported_by" is null else ("bank_files"."imported_by" is null) = ("bank_files"."uploaded_by" is null) end),
	CONSTRAINT "bank_files_two_administrators" CHECK ("bank_files"."imported_by" <> "bank_files"."uploaded_by"),
	CONSTRAINT "bank_files_taken_back_imported" CHECK ("bank_files"."taken_back_at" is null or "bank_files"."imported_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_movements" (
	"movement_id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"parent_id" uuid,
	"iban" text NOT NULL,
	"booking_day" date NOT NULL,
	"value_day" date NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"counterparty_name" text,
	"counterparty_iban" text,
	"remittance" text NOT NULL,
	"reference" text,
	"end_to_end_id" text,
	"bank_reference" text,
	"batch_reference" text,
	"return_reason" text,
	"occurrence" integer,
	"search_text" text GENERATED ALWAYS AS (cauce_fold(coalesce("bank_movements"."counterparty_name" || ' ', '') || coalesce("bank_movements"."counterparty_iban" || ' ', '') || coalesce("bank_movements"."remittance" || ' ', '') || coalesce("bank_movements"."reference" || ' ', '') || coalesce("bank_movements"."end_to_end_id" || ' ', '') || coalesce("bank_movements"."bank_reference" || ' ', ''))) STORED NOT NULL,
	"state" text NOT NULL,
	"state_reason" text,
	"prepared_id" uuid,
	"settled" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_movements_amount_moves" CHECK ("bank_movements"."amount" <> 0),
	CONSTRAINT "bank_movements_settled_fits_state" CHECK ("bank_movements"."settled" between 0 and abs("bank_movements"."amount") and ("bank_movements"."state" in ('matched', 'sent_back')) = ("bank_movements"."settled" = abs("bank_movements"."amount")) and ("bank_movements"."state" not in ('batch', 'taken_back') or "bank_movements"."settled" = 0)),
	CONSTRAINT "bank_movements_reason_given" CHECK ("bank_movements"."state" not in ('held', 'set_aside') or "bank_movements"."state_reason" is not null),
	CONSTRAINT "bank_movements_part_or_counted" CHECK (("bank_movements"."parent_id" is null) = ("bank_movements"."occurrence" is not null) and ("bank_movements"."parent_id" is null or "bank_movements"."state" <> 'batch'))
);
--> statement-breakpoint
CREATE TABLE "bank_periods" (
	"period_id" uuid PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"opening" bigint NOT NULL,
	"closing" bigint NOT NULL,
	CONSTRAINT "bank_periods_days_in_order" CHECK ("bank_periods"."from_day" <= "bank_periods"."to_day")
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"format" text NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"opening" bigint NOT NULL,
	"closing" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"movement_count" integer NOT NULL,
	"imported_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"joined" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "bank_statements_days_in_order" CHECK ("bank_statements"."from_day" <= "bank_statements"."to_day"),
	CONSTRAINT "bank_statements_counts_fit" CHECK ("bank_statements"."movement_count" between 0 and "bank_statements"."line_count")
);
--> statement-breakpoint
CREATE TABLE "payment_batches" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_batches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"sha256" text NOT NULL,
	"content" text NOT NULL,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	"debtor_account_id" uuid NOT NULL,
	"execution_day" date NOT NULL,
	"institution" text,
	"reason" text,
	"created_by" uuid NOT NULL,
	"released_by" uuid,
	"released_at" timestamp (3) with time zone,
	"handed_over_by" uuid,
	"handed_over_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_batches_message_key" UNIQUE("message_id"),
	CONSTRAINT "payment_batches_something_paid" CHECK ("payment_batches"."count" > 0 and "payment_batches"."total" > 0),
	CONSTRAINT "payment_batches_two_administrators" CHECK ("payment_batches"."state" in ('draft', 'cancelled') or ("payment_batches"."released_by" is not null and "payment_batches"."released_by" <> "payment_batches"."created_by"))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"transaction_id" uuid,
	"project_id" uuid,
	"movement_id" uuid,
	"handover_id" uuid,
	"user_id" uuid,
	"amount" bigint NOT NULL,
	"beneficiary" text,
	"iban" text,
	"bic" text,
	"address" jsonb,
	"entered_by" uuid,
	"entered_by_all" uuid[] DEFAULT '{}' NOT NULL,
	"payee_by_one" boolean DEFAULT false NOT NULL,
	"remittance" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"state" text NOT NULL,
	"batch_id" uuid,
	"reason_code" text,
	"reason_text" text,
	"given_back_id" uuid,
	"payee_verification" text,
	"verified_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_end_to_end_key" UNIQUE("end_to_end_id"),
	CONSTRAINT "payments_given_back_key" UNIQUE("given_back_id"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_end_to_end_known" CHECK ("payments"."end_to_end_id" ~ '^[A-Z0-9]{1,35}$'),
	CONSTRAINT "payments_source_fits_kind" CHECK (("payments"."kind" = 'withdrawal') = ("payments"."transaction_id" is not null) and ("payments"."kind" = 'payout') = ("payments"."project_id" is not null) and ("payments"."kind" = 'return_transfer') = ("payments"."movement_id" is not null) and ("payments"."kind" = 'tax') = ("payments"."handover_id" is not null)),
	CONSTRAINT "payments_batch_fits_state" CHECK (case when "payments"."state" = 'queued' then "payments"."batch_id" is null when "payments"."state" in ('cancelled', 'executed', 'returned') then true else "payments"."batch_id" is not null end),
	CONSTRAINT "payments_payee_known" CHECK ("payments"."state" in ('queued', 'cancelled') or "payments"."batch_id" is null or ("payments"."beneficiary" is not null and "payments"."iban" is not null)),
	CONSTRAINT "payments_given_back" CHECK (("payments"."kind" = 'withdrawal' and "payments"."state" in ('refused', 'returned', 'cancelled')) = ("payments"."given_back_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "classification_documents" (
	"classification_document_id" uuid PRIMARY KEY NOT NULL,
	"classification_id" uuid NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classifications" (
	"classification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"wanted_class" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"statement_version" text NOT NULL,
	"state" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"is_unseen" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "classifications_validity" CHECK (case when "classifications"."valid_from" is null then "classifications"."valid_until" is null when "classifications"."wanted_class" = 'professional' then "classifications"."valid_until" is null else "classifications"."valid_until" is not null and "classifications"."valid_until" >= "classifications"."valid_from" end),
	CONSTRAINT "classifications_approved_from" CHECK (("classifications"."valid_from" is not null) = ("classifications"."state" in ('approved', 'ended', 'expired', 'replaced'))),
	CONSTRAINT "classifications_ended_at" CHECK (("classifications"."ended_at" is not null) = ("classifications"."state" in ('ended', 'expired', 'replaced'))),
	CONSTRAINT "classifications_reason_given" CHECK ("classifications"."state" <> 'refused' or "classifications"."reason" is not null),
	CONSTRAINT "classifications_decided_by_another" CHECK ("classifications"."state" in ('pending', 'withdrawn') or ("classifications"."decided_by" is not null and "classifications"."decided_by" <> "classifications"."user_id"))
);
--> statement-breakpoint
CREATE TABLE "knowledge_tests" (
	"knowledge_test_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"is_sufficient" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "loss_simulations" (
	"loss_simulation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reference_date" date NOT NULL,
	"tool_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "loss_simulations_amount_not_negative" CHECK ("loss_simulations"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "risk_acknowledgements" (
	"risk_acknowledgement_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"warning_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_accounts" (
	"company_account_id" uuid PRIMARY KEY NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"beneficiary" text NOT NULL,
	"bank_name" text NOT NULL,
	"main" boolean NOT NULL,
	"document_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_accounts_two_administrators" CHECK ("company_accounts"."state" in ('proposed', 'refused') or ("company_accounts"."approved_by" is not null and "company_accounts"."approved_by" <> "company_accounts"."proposed_by")),
	CONSTRAINT "company_accounts_reason_given" CHECK ("company_accounts"."state" not in ('refused', 'retired') or "company_accounts"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "complaint_documents" (
	"complaint_document_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"message_id" uuid,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"author_id" uuid,
	"is_internal" boolean NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaint_messages_notes_are_of_staff" CHECK (not "complaint_messages"."is_internal" or "complaint_messages"."author_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "complaint_steps" (
	"complaint_step_id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"step" text NOT NULL,
	"reason" text,
	"due_on" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"complaint_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"form" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text,
	"admissibility_due_on" date NOT NULL,
	"decision_due_on" date,
	"handler_name" text,
	"handler_email" text,
	"handler_phone" text,
	"outcome" text,
	"answer" text,
	"draft" text,
	"measures" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "complaints_decided" CHECK (("complaints"."outcome" is null) = ("complaints"."answer" is null))
);
--> statement-breakpoint
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
CREATE TABLE "user_notes" (
	"user_note_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"mentioned_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_notes_other" CHECK ("user_notes"."author_id" <> "user_notes"."user_id")
);
--> statement-breakpoint
CREATE TABLE "user_tasks" (
	"user_task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"assignee_id" uuid,
	"title" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_tasks_other" CHECK ("user_tasks"."author_id" <> "user_tasks"."user_id"),
	CONSTRAINT "user_tasks_done" CHECK (("user_tasks"."state" = 'done') = ("user_tasks"."done_at" is not null)),
	CONSTRAINT "user_tasks_done_by" CHECK (("user_tasks"."done_at" is null) = ("user_tasks"."done_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "daily_close_sign_offs" (
	"daily_close_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_close_sign_offs_daily_close_id_user_id_pk" PRIMARY KEY("daily_close_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "daily_closes" (
	"daily_close_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"document" text NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text,
	CONSTRAINT "daily_closes_number_key" UNIQUE("number"),
	CONSTRAINT "daily_closes_day_key" UNIQUE("day"),
	CONSTRAINT "daily_closes_hash_key" UNIQUE("hash"),
	CONSTRAINT "daily_closes_previous_key" UNIQUE("previous_hash"),
	CONSTRAINT "daily_closes_first_only" CHECK (("daily_closes"."number" = 1) = ("daily_closes"."previous_hash" is null)),
	CONSTRAINT "daily_closes_hashed" CHECK ("daily_closes"."hash" = encode(sha256(convert_to("daily_closes"."document", 'UTF8')), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"data_export_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"parts" jsonb NOT NULL,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "data_exports_file_of_ready" CHECK (("data_exports"."state" = 'ready') = ("data_exports"."file_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "money_decisions" (
	"decision_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"postings" text[] NOT NULL,
	"amount" bigint NOT NULL,
	"subject_id" uuid,
	"project_id" uuid,
	"record_id" uuid,
	"detail" text,
	"iban" text,
	"decided_as" text NOT NULL,
	"decided_by" uuid,
	"four_eyes" boolean NOT NULL,
	"first_by" uuid,
	"hands" uuid[] NOT NULL,
	"is_unproven" boolean NOT NULL,
	"is_unseen" boolean DEFAULT false NOT NULL,
	"reason" text,
	"is_exception" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"made_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "money_decisions_amount_not_negative" CHECK ("money_decisions"."amount" >= 0),
	CONSTRAINT "money_decisions_kind_posts" CHECK ("money_decisions"."postings" = case "money_decisions"."kind" when 'order' then array['invest']::text[] when 'hold_deposit' then array['reserve']::text[] when 'return_deposit' then array['release']::text[] when 'revoke' then array['revoke']::text[] when 'disinvest' then array['disinvest', 'penalty']::text[] when 'request_withdrawal' then array['reserve']::text[] when 'cancel_withdrawal' then array['release']::text[] when 'approve_withdrawal' then array['withdraw']::text[] when 'request_third_party' then array['reserve']::text[] when 'approve_third_party' then array['withdraw']::text[] when 'credit_document' then array['income']::text[] when 'credit_line' then array['income']::text[] when 'meet_line' then array['settle']::text[] when 'return_payment' then array['payment_returned', 'settle', 'set_aside']::text[] when 'undo_match' then array['settle', 'unmatch', 'set_aside']::text[] when 'set_aside' then array['set_aside']::text[] when 'undo_set_aside' then array['set_aside']::text[] when 'send_back' then array['settle']::text[] when 'undo_send_back' then array['settle']::text[] when 'execute_payment' then array['settle']::text[] when 'fail_payment' then array['payment_returned', 'settle']::text[] when 'refuse_payment' then array['payment_returned', 'settle']::text[] when 'pay_refused' then array['unmatch', 'settle', 'set_aside']::text[] when 'owe_closed_account' then array['reserve', 'withdraw']::text[] when 'make_batch' then array[]::text[] when 'release_batch' then array[]::text[] when 'hand_over_batch' then array[]::text[] when 'pay_out' then array['payout']::text[] when 'distribute' then array['return', 'principal', 'fee', 'withholding']::text[] when 'reverse_distribution' then array['return', 'principal', 'fee', 'withholding', 'advance']::text[] when 'refund' then array['refund']::text[] when 'hand_over_tax' then array['hand_over', 'advance']::text[] when 'pay_own' then array['pay_own']::text[] when 'import_statement' then array['bank_credit', 'bank_debit']::text[] when 'take_back_statement' then array['bank_credit', 'bank_debit']::text[] end),
	CONSTRAINT "money_decisions_actor_named" CHECK (("money_decisions"."decided_as" = 'platform') = ("money_decisions"."decided_by" is null)),
	CONSTRAINT "money_decisions_two_administrators" CHECK (not "money_decisions"."four_eyes" or "money_decisions"."verdict" = 'first' or ("money_decisions"."first_by" is not null and "money_decisions"."decided_by" is not null and "money_decisions"."first_by" <> "money_decisions"."decided_by")),
	CONSTRAINT "money_decisions_third_party_by_two" CHECK ("money_decisions"."kind" <> 'approve_third_party' or "money_decisions"."verdict" = 'first' or ("money_decisions"."four_eyes" and not "money_decisions"."is_unseen")),
	CONSTRAINT "money_decisions_first_expires" CHECK (("money_decisions"."verdict" = 'first') = ("money_decisions"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "account_holds" (
	"account_hold_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"customer_declaration_id" uuid,
	"reason" text,
	"party" text,
	"reference" text,
	"ordered_on" date,
	"document_id" uuid,
	"amount" bigint,
	"placed_by" uuid,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" uuid,
	"lifted_by" uuid,
	"lifted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_holds_lifted_by_two" CHECK ("account_holds"."state" <> 'lifted' or "account_holds"."kind" = 'exposure' or ("account_holds"."proposed_by" is not null and "account_holds"."lifted_by" <> "account_holds"."proposed_by")),
	CONSTRAINT "account_holds_documented" CHECK (case when "account_holds"."kind" in ('estate', 'garnishment', 'guardianship') then num_nonnulls("account_holds"."party", "account_holds"."ordered_on", "account_holds"."document_id", "account_holds"."placed_by") = 4 else num_nonnulls("account_holds"."party", "account_holds"."document_id") = 0 end),
	CONSTRAINT "account_holds_amount_of_garnishment" CHECK (("account_holds"."kind" = 'garnishment') = ("account_holds"."amount" is not null) and coalesce("account_holds"."amount", 1) > 0),
	CONSTRAINT "account_holds_lifted" CHECK (("account_holds"."state" = 'lifted') = ("account_holds"."lifted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "customer_declarations" (
	"customer_declaration_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"purpose" text NOT NULL,
	"purpose_text" text,
	"origins" jsonb NOT NULL,
	"origin_text" text,
	"exposure" text NOT NULL,
	"exposed_office" text,
	"exposed_person" text,
	"exposure_ended_on" date,
	"control" text,
	"owners" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"consent_id" uuid PRIMARY KEY NOT NULL,
	"account_hold_id" uuid NOT NULL,
	"consent_until" date NOT NULL,
	"document_id" uuid NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_assessments" (
	"risk_assessment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"proposed_level" text NOT NULL,
	"factors" jsonb NOT NULL,
	"reason" text NOT NULL,
	"review_on" date NOT NULL,
	"assessed_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"screening_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"list_kind" text NOT NULL,
	"list_name" text NOT NULL,
	"list_date" date NOT NULL,
	"checked_on" date NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"checked_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "screenings_hit_has_reason" CHECK ("screenings"."result" = 'noHit' or "screenings"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "distribution_shares" (
	"distribution_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"interest" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"principal" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	"withholding_rate" integer NOT NULL,
	"withholding_reason" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"handover_id" uuid,
	CONSTRAINT "distribution_shares_distribution_id_order_id_pk" PRIMARY KEY("distribution_id","order_id"),
	CONSTRAINT "distribution_shares_withheld" CHECK ("distribution_shares"."withheld" >= 0 and "distribution_shares"."fee" + "distribution_shares"."withheld" <= "distribution_shares"."interest"),
	CONSTRAINT "distribution_shares_not_negative" CHECK ("distribution_shares"."interest" >= 0 and "distribution_shares"."principal" >= 0 and "distribution_shares"."fee" between 0 and "distribution_shares"."interest")
);
--> statement-breakpoint
CREATE TABLE "distributions" (
	"distribution_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"part" integer NOT NULL,
	"period_start" date NOT NULL,
	"due_date" date NOT NULL,
	"interest_due" bigint NOT NULL,
	"principal_due" bigint NOT NULL,
	"status" text NOT NULL,
	"amount" bigint,
	"interest" bigint,
	"principal" bigint,
	"fee" bigint,
	"withheld" bigint,
	"withholding_agent" text,
	"paid_on" date,
	"document_id" uuid,
	"recorded_by" uuid,
	"recorded_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"is_unseen" boolean DEFAULT false NOT NULL,
	"credits_before_receipt" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "distributions_credited_when_received" CHECK ("distributions"."status" <> 'confirming' or "distributions"."received_at" is not null or "distributions"."credits_before_receipt"),
	CONSTRAINT "distributions_received_when_confirmed" CHECK ("distributions"."received_at" is null or "distributions"."status" in ('confirming', 'paid')),
	CONSTRAINT "distributions_credited_when_seen" CHECK (not "distributions"."is_unseen" or "distributions"."received_at" is not null or "distributions"."status" in ('awaiting', 'paid', 'reversed')),
	CONSTRAINT "distributions_something_due" CHECK ("distributions"."interest_due" >= 0 and "distributions"."principal_due" >= 0),
	CONSTRAINT "distributions_amount_is_its_parts" CHECK ("distributions"."amount" is null or "distributions"."amount" = "distributions"."interest" + "distributions"."principal"),
	CONSTRAINT "distributions_recorded_by_another" CHECK ("distributions"."status" in ('planned', 'draft') or ("distributions"."recorded_by" is not null and "distributions"."confirmed_by" is not null and "distributions"."recorded_by" <> "distributions"."confirmed_by")),
	CONSTRAINT "distributions_within_due" CHECK ("distributions"."amount" is null or ("distributions"."interest" <= "distributions"."interest_due" and "distributions"."principal" <= "distributions"."principal_due"))
);
--> statement-breakpoint
CREATE TABLE "fees" (
	"fee_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"distribution_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"percentage" integer NOT NULL,
	"interest" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_calendars_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "earlier_documents" (
	"earlier_document_id" uuid PRIMARY KEY NOT NULL,
	"noun" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid,
	"file_id" uuid NOT NULL,
	"ended_by" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examination_accesses" (
	"access_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "examination_accesses_by_another" CHECK ("examination_accesses"."decided_by" <> "examination_accesses"."requested_by"),
	CONSTRAINT "examination_accesses_decided" CHECK (("examination_accesses"."decided_by" is null) = ("examination_accesses"."decided_at" is null)),
	CONSTRAINT "examination_accesses_granted" CHECK ("examination_accesses"."state" <> 'granted' or ("examination_accesses"."decided_by" is not null and "examination_accesses"."ends_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "examination_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"examination_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"is_reported" boolean,
	"reported_on" date,
	"report_reference" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "examination_entries_conclusion" CHECK (("examination_entries"."kind" = 'conclusion') = ("examination_entries"."is_reported" is not null)),
	CONSTRAINT "examination_entries_report" CHECK (coalesce("examination_entries"."is_reported", false) = ("examination_entries"."reported_on" is not null) and ("examination_entries"."reported_on" is null) = ("examination_entries"."report_reference" is null))
);
--> statement-breakpoint
CREATE TABLE "examination_records" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"examination_id" uuid,
	"access_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "examination_records_listed" CHECK (("examination_records"."act" = 'listed') = ("examination_records"."examination_id" is null))
);
--> statement-breakpoint
CREATE TABLE "examinations" (
	"examination_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "examinations_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"begun_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"import_line_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"state" text NOT NULL,
	"cells" jsonb,
	"errors" jsonb DEFAULT '[]' NOT NULL,
	"user_id" uuid,
	"amount" bigint,
	"record_id" uuid
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"encoding" text NOT NULL,
	"headings" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"mode" text NOT NULL,
	"manager_id" uuid,
	"is_inviting" boolean DEFAULT false NOT NULL,
	"line_count" integer NOT NULL,
	"good_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"incomes" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"begun_by" uuid,
	"begun_from" text,
	"finished_at" timestamp (3) with time zone,
	"undone_by" uuid,
	"undone_from" text,
	"undo_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "information_sheets" (
	"information_sheet_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"identifier" text NOT NULL,
	"is_material" boolean NOT NULL,
	"changes" text,
	"changes_en" text,
	"document" jsonb NOT NULL,
	"document_en" jsonb,
	"pages" integer NOT NULL,
	"pages_en" integer,
	"sha256" text NOT NULL,
	"sha256_en" text,
	"file_id" uuid NOT NULL,
	"file_en_id" uuid,
	"published_by" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "information_sheets_version_key" UNIQUE("project_id","version"),
	CONSTRAINT "information_sheets_file_key" UNIQUE("file_id"),
	CONSTRAINT "information_sheets_file_en_key" UNIQUE("file_en_id"),
	CONSTRAINT "information_sheets_version_positive" CHECK ("information_sheets"."version" > 0),
	CONSTRAINT "information_sheets_changes_given" CHECK (("information_sheets"."version" = 1) = ("information_sheets"."changes" is null)),
	CONSTRAINT "information_sheets_first_is_not_material" CHECK ("information_sheets"."version" > 1 or not "information_sheets"."is_material"),
	CONSTRAINT "information_sheets_english_whole" CHECK (num_nulls("information_sheets"."document_en", "information_sheets"."pages_en", "information_sheets"."sha256_en", "information_sheets"."file_en_id") in (0, 4)),
	CONSTRAINT "information_sheets_identifier_form" CHECK ("information_sheets"."identifier" ~ '^[A-Z0-9]{18}[0-9]{10}$'),
	CONSTRAINT "information_sheets_six_pages" CHECK ("information_sheets"."pages" between 1 and 6 and coalesce("information_sheets"."pages_en", 1) between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "sheet_drafts" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"offer_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sheet_drafts_offer_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_drafts_offer_number_key" UNIQUE("offer_number")
);
--> statement-breakpoint
CREATE TABLE "institution_accounts" (
	"institution_account_id" uuid PRIMARY KEY NOT NULL,
	"institution" text NOT NULL,
	"wallet_id" uuid NOT NULL,
	"iban" text NOT NULL,
	"bic" text NOT NULL,
	"beneficiary" text NOT NULL,
	"bank_name" text NOT NULL,
	"booked_on" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institution_accounts_wallet_key" UNIQUE("wallet_id","institution")
);
--> statement-breakpoint
CREATE TABLE "institution_cursors" (
	"institution" text PRIMARY KEY NOT NULL,
	"position" text,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"institution" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"kind" text NOT NULL,
	"pay_out_id" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"effect" text,
	CONSTRAINT "institution_events_key" UNIQUE("provider_event_id","institution")
);
--> statement-breakpoint
CREATE TABLE "irregularities" (
	"irregularity_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"state" text NOT NULL,
	"irregularity" text NOT NULL,
	"irregularity_en" text,
	"differences" jsonb NOT NULL,
	"steps" text,
	"steps_en" text,
	"last_day" date,
	"correction" text,
	"correction_en" text,
	"revocable_until" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "irregularities_suspension_whole" CHECK (("irregularities"."steps" is null) = ("irregularities"."last_day" is null)),
	CONSTRAINT "irregularities_kind" CHECK ("irregularities"."steps" is not null or "irregularities"."state" = 'corrected'),
	CONSTRAINT "irregularities_correction_of_corrected" CHECK (("irregularities"."state" = 'corrected') = ("irregularities"."correction" is not null)),
	CONSTRAINT "irregularities_end_of_ended" CHECK (("irregularities"."state" <> 'suspended') = ("irregularities"."ended_at" is not null)),
	CONSTRAINT "irregularities_ended_by" CHECK ("irregularities"."ended_by" is null or "irregularities"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"issued_document_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"project_id" uuid,
	"period_start" date,
	"period_end" date,
	"year" integer NOT NULL,
	"language" text NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	"data_version" integer NOT NULL,
	"edition" integer DEFAULT 0 NOT NULL,
	"stated" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "issued_documents_number_key" UNIQUE("number"),
	CONSTRAINT "issued_documents_file_key" UNIQUE("file_id"),
	CONSTRAINT "issued_documents_subject_key" UNIQUE NULLS NOT DISTINCT("user_id","kind","order_id","project_id","period_start","edition"),
	CONSTRAINT "issued_documents_fields_of_kind" CHECK (case when "issued_documents"."kind" in ('orderContract', 'orderConfirmation') then "issued_documents"."order_id" is not null and "issued_documents"."project_id" is not null and "issued_documents"."period_start" is null when "issued_documents"."kind" = 'projectSummary' then "issued_documents"."order_id" is null and "issued_documents"."project_id" is not null and "issued_documents"."period_start" is null else "issued_documents"."order_id" is null and "issued_documents"."project_id" is null and "issued_documents"."period_start" is not null end and ("issued_documents"."period_start" is null) = ("issued_documents"."period_end" is null)),
	CONSTRAINT "issued_documents_certificates_replaced" CHECK ("issued_documents"."edition" = 0 or "issued_documents"."stated" is not null)
);
--> statement-breakpoint
CREATE TABLE "kept_bank_books" (
	"checked_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"took_ms" integer NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"person" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"erase_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_records" (
	"retention_record_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"rule" text NOT NULL,
	"erased_count" integer NOT NULL,
	"carried_out_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "retention_records_count" CHECK ("retention_records"."erased_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loan_defaults" (
	"loan_default_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" date NOT NULL,
	"reason" text,
	"past_due_since" date,
	"past_due" bigint,
	"state" text NOT NULL,
	"ended_on" date,
	"end_reason" text,
	"loss" bigint,
	"recorded_by" uuid,
	"ended_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loan_defaults_fields_of_kind" CHECK (case "loan_defaults"."kind" when 'past-due' then "loan_defaults"."past_due_since" is not null and "loan_defaults"."past_due" > 0 and "loan_defaults"."reason" is null else "loan_defaults"."reason" is not null and "loan_defaults"."recorded_by" is not null and "loan_defaults"."past_due_since" is null and "loan_defaults"."past_due" is null end),
	CONSTRAINT "loan_defaults_fields_of_end" CHECK (("loan_defaults"."state" <> 'open') = ("loan_defaults"."ended_on" is not null and "loan_defaults"."end_reason" is not null and "loan_defaults"."ended_by" is not null)),
	CONSTRAINT "loan_defaults_end_after_start" CHECK ("loan_defaults"."ended_on" >= "loan_defaults"."since"),
	CONSTRAINT "loan_defaults_loss_of_written_off" CHECK (("loan_defaults"."state" = 'written-off') = ("loan_defaults"."loss" is not null) and ("loan_defaults"."loss" is null or "loan_defaults"."loss" > 0))
);
--> statement-breakpoint
CREATE TABLE "outcome_statements" (
	"outcome_statement_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"version" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"threshold_amount" bigint NOT NULL,
	"threshold_share" integer NOT NULL,
	"assumptions" text NOT NULL,
	"assumptions_en" text,
	"correction" text,
	"correction_en" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outcome_statements_version_positive" CHECK ("outcome_statements"."version" > 0),
	CONSTRAINT "outcome_statements_correction_given" CHECK ("outcome_statements"."version" = 1 or "outcome_statements"."correction" is not null)
);
--> statement-breakpoint
CREATE TABLE "risk_rates" (
	"risk_rate_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"expected_rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	"method" text NOT NULL,
	"method_en" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "risk_rates_expected_rate" CHECK ("risk_rates"."expected_rate" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text,
	"mark" text,
	"headings" text NOT NULL,
	"headline" text,
	"headline_en" text,
	"lead" text,
	"lead_en" text,
	"footer" text,
	"footer_en" text,
	"picture_id" uuid,
	"picture_description" text,
	"picture_description_en" text,
	"share_picture_id" uuid,
	"further_languages" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brands_two_administrators" CHECK ("brands"."state" in ('proposed', 'refused') or ("brands"."approved_by" is not null and "brands"."approved_by" <> "brands"."proposed_by")),
	CONSTRAINT "brands_reason_given" CHECK ("brands"."state" not in ('refused', 'retired') or "brands"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_details" (
	"company_details_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"tax_number" text,
	"address" text,
	"register" text,
	"email" text,
	"phone" text,
	"authority_number" text,
	"lei" text,
	"payment_institution" text,
	"complaint_contact" text,
	"sender" text,
	"payment_format" text,
	"initiating_party_id" text,
	"reference_prefix" text,
	"basis" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_details_two_administrators" CHECK ("company_details"."state" in ('proposed', 'refused') or ("company_details"."proposed_by" is null and "company_details"."approved_by" is null) or ("company_details"."approved_by" is not null and "company_details"."proposed_by" is not null and "company_details"."approved_by" <> "company_details"."proposed_by")),
	CONSTRAINT "company_details_reason_given" CHECK ("company_details"."state" <> 'refused' or "company_details"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "demonstration_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password" text NOT NULL,
	"about" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demonstrations" (
	"started_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "document_types" (
	"document_type_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"description" text NOT NULL,
	"description_en" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"legal_text_id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"sections" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"asks_again" boolean NOT NULL,
	"basis" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "legal_texts_two_administrators" CHECK ("legal_texts"."state" in ('proposed', 'refused') or ("legal_texts"."approved_by" is not null and "legal_texts"."approved_by" <> "legal_texts"."proposed_by")),
	CONSTRAINT "legal_texts_not_in_retrospect" CHECK ("legal_texts"."approved_by" is null or "legal_texts"."valid_from" >= ("legal_texts"."decided_at" at time zone 'Europe/Madrid')::date),
	CONSTRAINT "legal_texts_reason_given" CHECK ("legal_texts"."state" <> 'refused' or "legal_texts"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"parameter_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"valid_from" date NOT NULL,
	"basis" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parameters_two_administrators" CHECK ("parameters"."state" in ('proposed', 'refused') or ("parameters"."proposed_by" is null and "parameters"."approved_by" is null) or ("parameters"."approved_by" is not null and "parameters"."proposed_by" is not null and "parameters"."approved_by" <> "parameters"."proposed_by")),
	CONSTRAINT "parameters_first" CHECK ("parameters"."proposed_by" is not null or "parameters"."valid_from" = '2000-01-01'),
	CONSTRAINT "parameters_notice" CHECK ("parameters"."approved_by" is null or "parameters"."valid_from"::timestamp at time zone 'Europe/Madrid' >= "parameters"."decided_at" + interval '48 hours'),
	CONSTRAINT "parameters_reason_given" CHECK ("parameters"."state" <> 'refused' or "parameters"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "text_acceptances" (
	"text_acceptance_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"legal_text_id" uuid,
	"accepted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"page" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_movements" (
	"order_movement_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"penalty_amount" bigint NOT NULL,
	"departure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_movements_amount_positive" CHECK ("order_movements"."amount" > 0),
	CONSTRAINT "order_movements_departure" CHECK (("order_movements"."type" = 'disinvest') = ("order_movements"."departure" is not null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"project_phase_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"order_type" text NOT NULL,
	"status" text NOT NULL,
	"penalty_amount" bigint DEFAULT 0 NOT NULL,
	"penalty" integer DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"consented_total" bigint,
	"consent_version" text,
	"threshold_amount" bigint,
	"threshold_total" bigint,
	"threshold_result" bigint,
	"threshold_version" text,
	"understanding_proof" text,
	"investor_class" text DEFAULT 'nonSophisticated' NOT NULL,
	"information_sheet_id" uuid,
	"reflection_ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_amount_positive" CHECK ("orders"."amount" > 0),
	CONSTRAINT "orders_consent_whole" CHECK (("orders"."consented_total" is null) = ("orders"."consent_version" is null)),
	CONSTRAINT "orders_threshold_whole" CHECK (num_nulls("orders"."threshold_amount", "orders"."threshold_total", "orders"."threshold_version", "orders"."understanding_proof") in (0, 4)),
	CONSTRAINT "orders_threshold_exceeded" CHECK ("orders"."threshold_total" > "orders"."threshold_amount" and "orders"."threshold_total" >= "orders"."amount"),
	CONSTRAINT "orders_threshold_of_result" CHECK ("orders"."threshold_result" is null or "orders"."threshold_amount" is not null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"reason" text,
	"four_eyes" boolean NOT NULL,
	"first_approved_by" uuid NOT NULL,
	"first_approved_at" timestamp (3) with time zone NOT NULL,
	"refunded_by" uuid,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_two_administrators" CHECK (not "refunds"."four_eyes" or "refunds"."refunded_by" is null or "refunds"."first_approved_by" <> "refunds"."refunded_by"),
	CONSTRAINT "refunds_done_by_somebody" CHECK (("refunds"."refunded_by" is null) = ("refunds"."refunded_at" is null))
);
--> statement-breakpoint
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
CREATE TABLE "payees" (
	"payee_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"project_id" uuid,
	"user_id" uuid,
	"payment_id" uuid,
	"beneficiary" text NOT NULL,
	"tax_number" text,
	"iban" text NOT NULL,
	"document_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payees_source_fits_kind" CHECK (("payees"."kind" = 'project') = ("payees"."project_id" is not null) and ("payees"."kind" = 'closedAccount') = ("payees"."user_id" is not null) and ("payees"."kind" = 'payment') = ("payees"."payment_id" is not null)),
	CONSTRAINT "payees_two_administrators" CHECK ("payees"."state" <> 'active' or ("payees"."approved_by" is not null and "payees"."approved_by" <> "payees"."proposed_by")),
	CONSTRAINT "payees_certificate_kept" CHECK ("payees"."state" <> 'active' or "payees"."kind" = 'payment' or "payees"."document_id" is not null),
	CONSTRAINT "payees_reason_given" CHECK ("payees"."state" <> 'refused' or "payees"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"bank_report_id" text NOT NULL,
	"imported_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"bank_account_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"alias_text" text GENERATED ALWAYS AS (cauce_fold("bank_accounts"."alias")) STORED NOT NULL,
	"account" text NOT NULL,
	"main" boolean NOT NULL,
	"state" text NOT NULL,
	"error_message" text,
	"valid_since" timestamp (3) with time zone,
	"entered_by" uuid,
	"validated_by" uuid,
	"is_unseen" boolean DEFAULT false NOT NULL,
	"is_by_one" boolean GENERATED ALWAYS AS ("bank_accounts"."is_unseen" or coalesce("bank_accounts"."validated_by" = coalesce("bank_accounts"."entered_by", "bank_accounts"."user_id"), false)) STORED NOT NULL,
	"entered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"entry_pauses" boolean DEFAULT false NOT NULL,
	"was_valid" boolean DEFAULT false NOT NULL,
	"document_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"made_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
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
CREATE TABLE "pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"video_file_id" uuid,
	"token" text NOT NULL,
	"width_pixels" integer NOT NULL,
	"height_pixels" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_file_key" UNIQUE("file_id"),
	CONSTRAINT "pictures_video_file_key" UNIQUE("video_file_id"),
	CONSTRAINT "pictures_token_key" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"client" text PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_alerts" (
	"project_alert_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_alerts_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "project_descriptions" (
	"project_description_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"description" text NOT NULL,
	"description_en" text,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_documents" (
	"project_document_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"document_type_id" uuid NOT NULL,
	"user_id" uuid,
	"file_id" uuid NOT NULL,
	"description" text NOT NULL,
	"description_en" text,
	"visible" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_follows" (
	"project_follow_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_follows_pair_key" UNIQUE("user_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "project_media_files" (
	"project_media_file_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid,
	"picture_id" uuid NOT NULL,
	"description" text NOT NULL,
	"description_en" text,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_phases" (
	"project_phase_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "project_types" (
	"project_type_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"description" text NOT NULL,
	"description_en" text,
	"is_loan" boolean DEFAULT true NOT NULL,
	"image_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"phase" text NOT NULL,
	"project_phase_id" uuid NOT NULL,
	"name" text NOT NULL,
	"direction" text NOT NULL,
	"locality" text NOT NULL,
	"project_type_id" uuid NOT NULL,
	"country" text NOT NULL,
	"manager_id" uuid,
	"url" text NOT NULL,
	"date_start" date NOT NULL,
	"date_end" date NOT NULL,
	"started_at" date,
	"financing_amount" bigint NOT NULL,
	"project_duration" integer NOT NULL,
	"target_profitability" integer NOT NULL,
	"minimum_investment" bigint NOT NULL,
	"maximum_investment" bigint,
	"max_investor_number" integer,
	"show_investor_number" boolean NOT NULL,
	"withdraw_money_financed" boolean NOT NULL,
	"cancellation_fee" integer NOT NULL,
	"manager_fee" integer NOT NULL,
	"delivery_fee_period" text NOT NULL,
	"risk_category" text,
	"loan_to_value" integer,
	"mortgage_rank" integer,
	"preinvestor_max_number" integer,
	"preinvestor_date_end" date,
	"preinvestor_deposit" bigint,
	"preinvestor_amount" bigint,
	"destination_bank_account" text,
	"private" boolean NOT NULL,
	"promoter_name" text NOT NULL,
	"promoter_tax_number" text,
	"raised_elsewhere" bigint,
	"raised_elsewhere_on" date,
	"promoter_description" text,
	"promoter_description_en" text,
	"guarantee_agent_name" text,
	"guarantee_agent_description" text,
	"guarantee_agent_description_en" text,
	"information_sheet_id" uuid,
	"amount_invested" bigint DEFAULT 0 NOT NULL,
	"investor_count" integer DEFAULT 0 NOT NULL,
	"amount_reserved" bigint DEFAULT 0 NOT NULL,
	"reservation_count" integer DEFAULT 0 NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projects_not_overreserved" CHECK ("projects"."amount_reserved" between 0 and greatest("projects"."financing_amount" - "projects"."amount_invested", 0)),
	CONSTRAINT "projects_reservations_counted" CHECK (("projects"."amount_reserved" = 0) = ("projects"."reservation_count" = 0)),
	CONSTRAINT "projects_not_overfunded" CHECK ("projects"."amount_invested" between 0 and "projects"."financing_amount"),
	CONSTRAINT "projects_investors_within_maximum" CHECK ("projects"."investor_count" between 0 and coalesce("projects"."max_investor_number", "projects"."investor_count")),
	CONSTRAINT "projects_minimum_within_amount" CHECK ("projects"."minimum_investment" > 0 and "projects"."minimum_investment" <= "projects"."financing_amount"),
	CONSTRAINT "projects_ends_after_start" CHECK ("projects"."date_end" > "projects"."date_start"),
	CONSTRAINT "projects_duration_positive" CHECK ("projects"."project_duration" > 0)
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"description" text NOT NULL,
	"description_en" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timeline_events" (
	"timeline_event_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"date" date NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"description" text,
	"description_en" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"promotion_id" uuid PRIMARY KEY NOT NULL,
	"promotion_type" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"project_id" uuid,
	"large_image_id" uuid NOT NULL,
	"small_image_id" uuid NOT NULL,
	"large_image_en_id" uuid,
	"small_image_en_id" uuid,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotions_ends_after_start" CHECK ("promotions"."ends_at" > "promotions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "duty_records" (
	"duty_record_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"incident_id" uuid,
	"provider_id" uuid,
	"done_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"reference" text,
	"result" text,
	"notes" text,
	"file_id" uuid NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"incident_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"services" text NOT NULL,
	"people_affected" integer,
	"amount_affected" bigint,
	"cause" text,
	"state" text NOT NULL,
	"criteria" text[] NOT NULL,
	"classified_at" timestamp (3) with time zone,
	"duty" text,
	"due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incidents_duty_dated" CHECK (("incidents"."duty" is null) = ("incidents"."due_at" is null)),
	CONSTRAINT "incidents_duty_of_state" CHECK (("incidents"."duty" is not null) = ("incidents"."state" in ('open', 'major'))),
	CONSTRAINT "incidents_closed_at" CHECK (("incidents"."state" = 'closed') = ("incidents"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lei" text,
	"tax_number" text,
	"country" text NOT NULL,
	"service" text NOT NULL,
	"function_supported" text NOT NULL,
	"is_critical" boolean NOT NULL,
	"data_location" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"notice_days" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "providers_identified" CHECK ("providers"."lei" is not null or "providers"."tax_number" is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"contact_message_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_documents" (
	"ticket_document_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"message_id" uuid,
	"owner_type" text NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_from_staff" boolean NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_state_changes" (
	"ticket_state_change_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"state" text NOT NULL,
	"is_from_staff" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_visitors" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"user_id" uuid,
	"manager_id" uuid,
	"is_unread_by_customer" boolean NOT NULL,
	"is_unread_by_staff" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_responsible_is_other" CHECK ("tickets"."manager_id" <> "tickets"."user_id")
);
--> statement-breakpoint
CREATE TABLE "cohort_investments" (
	"user_id" uuid NOT NULL,
	"within_months" smallint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cohort_investments_user_id_within_months_pk" PRIMARY KEY("user_id","within_months")
);
--> statement-breakpoint
CREATE TABLE "cohorts_kept" (
	"kept_at" timestamp (3) with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"counted" text NOT NULL,
	"day" date NOT NULL,
	"kind" text[] NOT NULL,
	"rows" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"penalties" bigint NOT NULL,
	CONSTRAINT "tallies_pkey" PRIMARY KEY("counted","day","kind")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"counted" text NOT NULL,
	"day" date NOT NULL,
	"kind" text[] NOT NULL,
	"rows" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"penalties" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declarers" (
	"declarer_id" uuid PRIMARY KEY NOT NULL,
	"tax_number" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "declarers_two_administrators" CHECK ("declarers"."state" in ('proposed', 'refused') or ("declarers"."approved_by" is not null and "declarers"."approved_by" <> "declarers"."proposed_by")),
	CONSTRAINT "declarers_reason_given" CHECK ("declarers"."state" <> 'refused' or "declarers"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "tax_details" (
	"tax_detail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"country" text,
	"province" text,
	"abroad" jsonb,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"document_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"is_unseen" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_details_fields_of_kind" CHECK (case "tax_details"."kind" when 'residence' then "tax_details"."country" is not null and "tax_details"."valid_until" is null when 'certificate' then "tax_details"."country" is not null and "tax_details"."valid_until" is not null else "tax_details"."country" is null end),
	CONSTRAINT "tax_details_end_after_start" CHECK ("tax_details"."valid_until" >= "tax_details"."valid_from"),
	CONSTRAINT "tax_details_reason_given" CHECK ("tax_details"."state" <> 'refused' or "tax_details"."reason" is not null),
	CONSTRAINT "tax_details_decided_by_another" CHECK ("tax_details"."state" in ('pending', 'replaced', 'withdrawn') or ("tax_details"."decided_by" is not null and "tax_details"."decided_by" <> "tax_details"."user_id"))
);
--> statement-breakpoint
CREATE TABLE "tax_filings" (
	"tax_file_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"filed_on" date NOT NULL,
	"filed_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_filings_number_key" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "tax_handovers" (
	"handover_id" uuid PRIMARY KEY NOT NULL,
	"quarter" date NOT NULL,
	"agent" text NOT NULL,
	"form" text,
	"project_id" uuid,
	"amount" bigint NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_handovers_fields_of_agent" CHECK (("tax_handovers"."agent" = 'platform') = ("tax_handovers"."form" is not null) and ("tax_handovers"."agent" = 'promoter') = ("tax_handovers"."project_id" is not null)),
	CONSTRAINT "tax_handovers_amount_positive" CHECK ("tax_handovers"."amount" >= 0 and "tax_handovers"."credited" >= 0 and "tax_handovers"."amount" + "tax_handovers"."credited" > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_return_lines" (
	"tax_file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"accrual_year" integer NOT NULL,
	"rate" integer NOT NULL,
	"interest" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	"identity" text,
	CONSTRAINT "tax_return_lines_tax_file_id_line_pk" PRIMARY KEY("tax_file_id","line")
);
--> statement-breakpoint
CREATE TABLE "tax_returns" (
	"tax_file_id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"year" integer NOT NULL,
	"promoter" text,
	"replaces_id" uuid,
	"sha256" text NOT NULL,
	"salt" text NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "withholding_rates" (
	"withholding_rate_id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"country" text,
	"percentage" integer NOT NULL,
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
	CONSTRAINT "withholding_rates_two_administrators" CHECK ("withholding_rates"."state" in ('proposed', 'refused') or ("withholding_rates"."proposed_by" is null and "withholding_rates"."approved_by" is null) or ("withholding_rates"."approved_by" is not null and "withholding_rates"."proposed_by" is not null and "withholding_rates"."approved_by" <> "withholding_rates"."proposed_by")),
	CONSTRAINT "withholding_rates_percentage" CHECK ("withholding_rates"."percentage" between 0 and 10000),
	CONSTRAINT "withholding_rates_country_of_treaty" CHECK (("withholding_rates"."scope" = 'treaty') = ("withholding_rates"."country" is not null)),
	CONSTRAINT "withholding_rates_reason_given" CHECK ("withholding_rates"."state" <> 'refused' or "withholding_rates"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "custody_days" (
	"day" date PRIMARY KEY NOT NULL,
	"wallets" bigint NOT NULL,
	"projects" bigint NOT NULL,
	"unassigned" bigint NOT NULL,
	"under_way" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"wallet_id" uuid,
	"project_id" uuid,
	"balance" bigint DEFAULT 0 NOT NULL,
	"unreceived" bigint DEFAULT 0 NOT NULL,
	"garnished" bigint DEFAULT 0 NOT NULL,
	"available" bigint GENERATED ALWAYS AS (case when unreceived + garnished = 0 then balance else greatest(balance - unreceived - garnished, 0) end) STORED NOT NULL,
	CONSTRAINT "ledger_accounts_unreceived_not_negative" CHECK ("ledger_accounts"."unreceived" >= 0 and "ledger_accounts"."garnished" >= 0),
	CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('wallet', 'reserved', 'escrow', 'bank', 'clearing', 'unassigned', 'unexplained', 'own', 'fees', 'penalties', 'withheld')),
	CONSTRAINT "ledger_accounts_owner_fits_kind" CHECK (("ledger_accounts"."kind" in ('wallet', 'reserved')) = ("ledger_accounts"."wallet_id" is not null) and ("ledger_accounts"."kind" = 'escrow') = ("ledger_accounts"."project_id" is not null)),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK (case "ledger_accounts"."kind" when 'unexplained' then "ledger_accounts"."balance" <= 0 else "ledger_accounts"."balance" >= 0 or "ledger_accounts"."kind" in ('bank', 'clearing', 'own') end)
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
	"movement_id" uuid,
	"payment_id" uuid,
	"reservation_id" uuid,
	"decision_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_amount_positive" CHECK ("ledger_transfers"."amount" > 0),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK ("ledger_transfers"."debit_account_id" <> "ledger_transfers"."credit_account_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"reconciliation_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"exception_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"issuer_name" text NOT NULL,
	"number" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"payee_name" text,
	"payee_tax_number" text,
	"reject_reason" text,
	"note" text,
	"balance_after" bigint,
	"bank_account_id" uuid,
	"account_hold_id" uuid,
	"payee_iban" text,
	"document_id" uuid,
	"project_id" uuid,
	"order_id" uuid,
	"distribution_id" uuid,
	"created_by" uuid,
	"four_eyes" boolean DEFAULT false NOT NULL,
	"first_approved_by" uuid,
	"first_approved_at" timestamp (3) with time zone,
	"admin_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transactions_amount_positive" CHECK ("transactions"."amount" > 0),
	CONSTRAINT "transactions_third_party_documented" CHECK (("transactions"."account_hold_id" is null) = ("transactions"."payee_iban" is null) and ("transactions"."account_hold_id" is null or ("transactions"."type" = 'withdraw' and "transactions"."issuer_name" = 'admin-backoffice' and "transactions"."bank_account_id" is null and num_nonnulls("transactions"."payee_name", "transactions"."document_id", "transactions"."note") = 3))),
	CONSTRAINT "transactions_reason_given" CHECK ("transactions"."status" <> 'rejected' or "transactions"."reject_reason" is not null),
	CONSTRAINT "transactions_two_administrators" CHECK (not "transactions"."four_eyes" or "transactions"."status" <> 'completed' or ("transactions"."first_approved_by" is not null and "transactions"."admin_id" is not null and "transactions"."first_approved_by" <> "transactions"."admin_id")),
	CONSTRAINT "transactions_entered_by_another" CHECK ("transactions"."issuer_name" <> 'admin-backoffice' or "transactions"."status" <> 'completed' or ("transactions"."created_by" is not null and "transactions"."admin_id" is not null and "transactions"."created_by" <> "transactions"."admin_id"))
);
--> statement-breakpoint
CREATE TABLE "wallet_balances" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"balance" bigint NOT NULL,
	"available" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_moves" (
	"wallet_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reserved_account_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wallets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_prefix" text DEFAULT 'INV' NOT NULL,
	"reference" text GENERATED ALWAYS AS ('RF' || lpad((98 - ((ascii(substr("reference_prefix", 1, 1)) - 55)::text || (ascii(substr("reference_prefix", 2, 1)) - 55)::text || (ascii(substr("reference_prefix", 3, 1)) - 55)::text || lpad("number"::text, greatest(6, length("number"::text)), '0') || '271500')::numeric % 97)::text, 2, '0') || "reference_prefix" || lpad("number"::text, greatest(6, length("number"::text)), '0')) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallets_user_key" UNIQUE("user_id"),
	CONSTRAINT "wallets_reference_key" UNIQUE("reference"),
	CONSTRAINT "wallets_reference_prefix_known" CHECK ("wallets"."reference_prefix" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_changes" ADD CONSTRAINT "access_changes_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_hands" ADD CONSTRAINT "person_hands_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_hands" ADD CONSTRAINT "person_hands_hand_id_users_user_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_documents" ADD CONSTRAINT "account_documents_account_id_users_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_documents" ADD CONSTRAINT "account_documents_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_documents" ADD CONSTRAINT "account_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_media" ADD CONSTRAINT "verification_media_verification_id_verifications_verification_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("verification_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_media" ADD CONSTRAINT "verification_media_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_places" ADD CONSTRAINT "login_places_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_totp_id_totps_totp_id_fk" FOREIGN KEY ("totp_id") REFERENCES "public"."totps"("totp_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("device_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_replaces_totp_id_totps_totp_id_fk" FOREIGN KEY ("replaces_totp_id") REFERENCES "public"."totps"("totp_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_statements" ADD CONSTRAINT "staged_statements_file_id_bank_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_movement_id_bank_movements_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."bank_movements"("movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_transaction_id_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_distribution_id_distributions_distribution_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("distribution_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_allocations" ADD CONSTRAINT "bank_allocations_undone_by_users_user_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_uploaded_by_users_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_imported_by_users_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_statement_id_bank_statements_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_parent_id_bank_movements_movement_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bank_movements"("movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_prepared_id_transactions_transaction_id_fk" FOREIGN KEY ("prepared_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_file_id_bank_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_users_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_debtor_account_id_company_accounts_company_account_id_fk" FOREIGN KEY ("debtor_account_id") REFERENCES "public"."company_accounts"("company_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_released_by_users_user_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_handed_over_by_users_user_id_fk" FOREIGN KEY ("handed_over_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transaction_id_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_movement_id_bank_movements_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."bank_movements"("movement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_handover_id_tax_handovers_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."tax_handovers"("handover_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_entered_by_users_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_batch_id_payment_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_given_back_id_transactions_transaction_id_fk" FOREIGN KEY ("given_back_id") REFERENCES "public"."transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classification_documents" ADD CONSTRAINT "classification_documents_classification_id_classifications_classification_id_fk" FOREIGN KEY ("classification_id") REFERENCES "public"."classifications"("classification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classification_documents" ADD CONSTRAINT "classification_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_tests" ADD CONSTRAINT "knowledge_tests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loss_simulations" ADD CONSTRAINT "loss_simulations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acknowledgements" ADD CONSTRAINT "risk_acknowledgements_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_accounts" ADD CONSTRAINT "company_accounts_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_accounts" ADD CONSTRAINT "company_accounts_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_accounts" ADD CONSTRAINT "company_accounts_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_accounts" ADD CONSTRAINT "company_accounts_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_message_id_complaint_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."complaint_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_documents" ADD CONSTRAINT "complaint_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_links" ADD CONSTRAINT "complaint_links_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_steps" ADD CONSTRAINT "complaint_steps_complaint_id_complaints_complaint_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("complaint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_assignee_id_users_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_done_by_id_users_user_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_close_sign_offs" ADD CONSTRAINT "daily_close_sign_offs_daily_close_id_daily_closes_daily_close_id_fk" FOREIGN KEY ("daily_close_id") REFERENCES "public"."daily_closes"("daily_close_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_close_sign_offs" ADD CONSTRAINT "daily_close_sign_offs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_closes" ADD CONSTRAINT "daily_closes_previous_hash_daily_closes_hash_fk" FOREIGN KEY ("previous_hash") REFERENCES "public"."daily_closes"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_decisions" ADD CONSTRAINT "money_decisions_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_decisions" ADD CONSTRAINT "money_decisions_first_by_users_user_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_customer_declaration_id_customer_declarations_customer_declaration_id_fk" FOREIGN KEY ("customer_declaration_id") REFERENCES "public"."customer_declarations"("customer_declaration_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_placed_by_users_user_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holds" ADD CONSTRAINT "account_holds_lifted_by_users_user_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_declarations" ADD CONSTRAINT "customer_declarations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_account_hold_id_account_holds_account_hold_id_fk" FOREIGN KEY ("account_hold_id") REFERENCES "public"."account_holds"("account_hold_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_recorded_by_users_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_assessed_by_users_user_id_fk" FOREIGN KEY ("assessed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_checked_by_users_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_distribution_id_distributions_distribution_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("distribution_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_shares" ADD CONSTRAINT "distribution_shares_handover_id_tax_handovers_handover_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."tax_handovers"("handover_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_recorded_by_users_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_confirmed_by_users_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_distribution_id_distributions_distribution_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("distribution_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_calendars" ADD CONSTRAINT "payment_calendars_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_documents" ADD CONSTRAINT "earlier_documents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_documents" ADD CONSTRAINT "earlier_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_documents" ADD CONSTRAINT "earlier_documents_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_accesses" ADD CONSTRAINT "examination_accesses_requested_by_users_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_accesses" ADD CONSTRAINT "examination_accesses_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_entries" ADD CONSTRAINT "examination_entries_examination_id_examinations_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examinations"("examination_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_entries" ADD CONSTRAINT "examination_entries_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_records" ADD CONSTRAINT "examination_records_examination_id_examinations_examination_id_fk" FOREIGN KEY ("examination_id") REFERENCES "public"."examinations"("examination_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_records" ADD CONSTRAINT "examination_records_access_id_examination_accesses_access_id_fk" FOREIGN KEY ("access_id") REFERENCES "public"."examination_accesses"("access_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examination_records" ADD CONSTRAINT "examination_records_actor_id_users_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examinations" ADD CONSTRAINT "examinations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examinations" ADD CONSTRAINT "examinations_begun_by_users_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_id_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_begun_by_users_user_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_users_user_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_file_en_id_files_file_id_fk" FOREIGN KEY ("file_en_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_sheets" ADD CONSTRAINT "information_sheets_published_by_users_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_drafts" ADD CONSTRAINT "sheet_drafts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_accounts" ADD CONSTRAINT "institution_accounts_wallet_id_wallets_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "irregularities" ADD CONSTRAINT "irregularities_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "irregularities" ADD CONSTRAINT "irregularities_recorded_by_users_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "irregularities" ADD CONSTRAINT "irregularities_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_identities" ADD CONSTRAINT "kept_identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_defaults" ADD CONSTRAINT "loan_defaults_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_defaults" ADD CONSTRAINT "loan_defaults_recorded_by_users_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_defaults" ADD CONSTRAINT "loan_defaults_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_picture_id_pictures_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_share_picture_id_pictures_picture_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_details" ADD CONSTRAINT "company_details_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_details" ADD CONSTRAINT "company_details_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_details" ADD CONSTRAINT "company_details_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demonstration_accounts" ADD CONSTRAINT "demonstration_accounts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameters" ADD CONSTRAINT "parameters_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameters" ADD CONSTRAINT "parameters_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameters" ADD CONSTRAINT "parameters_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_acceptances" ADD CONSTRAINT "text_acceptances_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_acceptances" ADD CONSTRAINT "text_acceptances_legal_text_id_legal_texts_legal_text_id_fk" FOREIGN KEY ("legal_text_id") REFERENCES "public"."legal_texts"("legal_text_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_information_sheet_id_information_sheets_information_sheet_id_fk" FOREIGN KEY ("information_sheet_id") REFERENCES "public"."information_sheets"("information_sheet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_first_approved_by_users_user_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refunded_by_users_user_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_wallet_id_wallets_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_batch_id_payment_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payment_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_imported_by_users_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_entered_by_users_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_validated_by_users_user_id_fk" FOREIGN KEY ("validated_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_video_file_id_files_file_id_fk" FOREIGN KEY ("video_file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_alerts" ADD CONSTRAINT "project_alerts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_descriptions" ADD CONSTRAINT "project_descriptions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_document_type_id_document_types_document_type_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_types"("document_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_follows" ADD CONSTRAINT "project_follows_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_follows" ADD CONSTRAINT "project_follows_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_media_files" ADD CONSTRAINT "project_media_files_picture_id_pictures_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_phases" ADD CONSTRAINT "project_phases_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_types" ADD CONSTRAINT "project_types_image_id_pictures_picture_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_project_type_id_project_types_project_type_id_fk" FOREIGN KEY ("project_type_id") REFERENCES "public"."project_types"("project_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_large_image_id_pictures_picture_id_fk" FOREIGN KEY ("large_image_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_small_image_id_pictures_picture_id_fk" FOREIGN KEY ("small_image_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_large_image_en_id_pictures_picture_id_fk" FOREIGN KEY ("large_image_en_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_small_image_en_id_pictures_picture_id_fk" FOREIGN KEY ("small_image_en_id") REFERENCES "public"."pictures"("picture_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_records" ADD CONSTRAINT "duty_records_incident_id_incidents_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("incident_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_records" ADD CONSTRAINT "duty_records_provider_id_providers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("provider_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_records" ADD CONSTRAINT "duty_records_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_records" ADD CONSTRAINT "duty_records_recorded_by_users_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_documents" ADD CONSTRAINT "ticket_documents_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_documents" ADD CONSTRAINT "ticket_documents_message_id_ticket_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_documents" ADD CONSTRAINT "ticket_documents_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_state_changes" ADD CONSTRAINT "ticket_state_changes_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_visitors" ADD CONSTRAINT "ticket_visitors_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_manager_id_users_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_investments" ADD CONSTRAINT "cohort_investments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarers" ADD CONSTRAINT "declarers_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarers" ADD CONSTRAINT "declarers_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarers" ADD CONSTRAINT "declarers_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_tax_file_id_tax_returns_tax_file_id_fk" FOREIGN KEY ("tax_file_id") REFERENCES "public"."tax_returns"("tax_file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_filed_by_users_user_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_handovers" ADD CONSTRAINT "tax_handovers_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_handovers" ADD CONSTRAINT "tax_handovers_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_return_lines" ADD CONSTRAINT "tax_return_lines_tax_file_id_tax_returns_tax_file_id_fk" FOREIGN KEY ("tax_file_id") REFERENCES "public"."tax_returns"("tax_file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_return_lines" ADD CONSTRAINT "tax_return_lines_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_returns" ADD CONSTRAINT "tax_returns_replaces_id_tax_returns_tax_file_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."tax_returns"("tax_file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_returns" ADD CONSTRAINT "tax_returns_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_agents" ADD CONSTRAINT "withholding_agents_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_agents" ADD CONSTRAINT "withholding_agents_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_agents" ADD CONSTRAINT "withholding_agents_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_rates" ADD CONSTRAINT "withholding_rates_proposed_by_users_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_rates" ADD CONSTRAINT "withholding_rates_approved_by_users_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withholding_rates" ADD CONSTRAINT "withholding_rates_decided_by_users_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("debit_account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_decision_id_money_decisions_decision_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."money_decisions"("decision_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_wallet_id_wallets_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_bank_account_id_bank_accounts_bank_account_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("bank_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account_hold_id_account_holds_account_hold_id_fk" FOREIGN KEY ("account_hold_id") REFERENCES "public"."account_holds"("account_hold_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_document_id_files_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_first_approved_by_users_user_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_admin_id_users_user_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_balances" ADD CONSTRAINT "wallet_balances_wallet_id_wallets_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("wallet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_wallet_id_ledger_accounts_account_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_reserved_account_id_ledger_accounts_account_id_fk" FOREIGN KEY ("reserved_account_id") REFERENCES "public"."ledger_accounts"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_changes_waiting_key" ON "access_changes" USING btree ("user_id","kind") WHERE "access_changes"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "access_changes_created" ON "access_changes" USING btree ("created_at","access_change_id");--> statement-breakpoint
CREATE INDEX "person_hands_user" ON "person_hands" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "person_hands_created" ON "person_hands" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_closings_waiting" ON "account_closings" USING btree ("closes_at") WHERE "account_closings"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "account_documents_account" ON "account_documents" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "account_documents_created" ON "account_documents" USING btree ("created_at","account_document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_identification_key" ON "users" USING btree (regexp_replace("identification_document_number", '^(?:(?:ES)?([XYZ]?)0*(?=[0-9]+[A-Z]$)|0+)', '\1')) WHERE "users"."deleted_at" is null and "users"."kind" = 'individual';--> statement-breakpoint
CREATE INDEX "users_manager" ON "users" USING btree ("manager_id","user_id");--> statement-breakpoint
CREATE INDEX "users_ids" ON "users" USING btree ("user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("user_id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree (reverse(split_part(cauce_fold("email"), '@', 1)) text_pattern_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_odd_signs" ON "users" USING btree ("user_id") WHERE "users"."search_text" like '%@%@%';--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_text","user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_surname" ON "users" USING btree ("surname_text","user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"),"user_id","email") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("disabled","user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_updated" ON "users" USING btree ("updated_at","user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_verification" ON "users" USING btree ("verification_status","user_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_assigned" ON "users" USING btree (cauce_fold(coalesce("company_name", trim("name" || ' ' || "surname"))),"user_id","name","surname","company_name") WHERE "users"."manager_id" is not null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_assigned_ids" ON "users" USING btree ("user_id") WHERE "users"."manager_id" is not null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "verification_events_received" ON "verification_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_media_key" ON "verification_media" USING btree ("verification_id","provider_media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_session_key" ON "verifications" USING btree ("provider","provider_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_attempt_key" ON "verifications" USING btree ("user_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_running_key" ON "verifications" USING btree ("user_id") WHERE "verifications"."status" in ('Started', 'Progress', 'Completed');--> statement-breakpoint
CREATE INDEX "verifications_updated" ON "verifications" USING btree ("updated_at","verification_id");--> statement-breakpoint
CREATE INDEX "verifications_created" ON "verifications" USING btree ("created_at","verification_id");--> statement-breakpoint
CREATE INDEX "verifications_status" ON "verifications" USING btree ("status","verification_id");--> statement-breakpoint
CREATE INDEX "verifications_undecided" ON "verifications" USING btree ("created_at","verification_id","user_id","updated_at","attempt") WHERE "verifications"."status" = 'Completed';--> statement-breakpoint
CREATE INDEX "devices_user" ON "devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_former" ON "email_changes" USING btree (lower("former_email")) WHERE "email_changes"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "email_changes_since" ON "email_changes" USING btree (coalesce("confirmed_at", "created_at"));--> statement-breakpoint
CREATE INDEX "login_attempts_last_failed" ON "login_attempts" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "login_attempts_place" ON "login_attempts" USING btree ("place");--> statement-breakpoint
CREATE INDEX "login_places_last" ON "login_places" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "mailed_links_user" ON "mailed_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_links_expires" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code_key" ON "recovery_codes" USING btree ("totp_id","code_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "set_up_codes_expires" ON "set_up_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "totps_session_key" ON "totps" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "totps_replaces" ON "totps" USING btree ("replaces_totp_id");--> statement-breakpoint
CREATE UNIQUE INDEX "totps_confirmed_key" ON "totps" USING btree ("user_id") WHERE "totps"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "totps_user" ON "totps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "totps_created" ON "totps" USING btree ("created_at","totp_id");--> statement-breakpoint
CREATE INDEX "awaited_incomes_amount" ON "awaited_incomes" USING btree ("amount","booked_at");--> statement-breakpoint
CREATE INDEX "bank_allocations_movement" ON "bank_allocations" USING btree ("movement_id");--> statement-breakpoint
CREATE INDEX "bank_allocations_transaction" ON "bank_allocations" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "bank_allocations_distribution" ON "bank_allocations" USING btree ("distribution_id");--> statement-breakpoint
CREATE INDEX "bank_allocations_payment" ON "bank_allocations" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_files_imported_key" ON "bank_files" USING btree ("sha256") WHERE "bank_files"."imported_at" is not null and "bank_files"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "bank_files_created" ON "bank_files" USING btree ("created_at","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_movements_occurrence_key" ON "bank_movements" USING btree ("iban","booking_day","amount","occurrence");--> statement-breakpoint
CREATE INDEX "bank_movements_booked" ON "bank_movements" USING btree ("booking_day","movement_id");--> statement-breakpoint
CREATE INDEX "bank_movements_account" ON "bank_movements" USING btree ("iban","booking_day");--> statement-breakpoint
CREATE INDEX "bank_movements_amount" ON "bank_movements" USING btree ("amount","movement_id");--> statement-breakpoint
CREATE INDEX "bank_movements_statement" ON "bank_movements" USING btree ("statement_id","movement_id");--> statement-breakpoint
CREATE INDEX "bank_movements_parent" ON "bank_movements" USING btree ("parent_id") WHERE "bank_movements"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_movements_waiting" ON "bank_movements" USING btree ("booking_day","movement_id") WHERE "bank_movements"."state" in ('open', 'suggested', 'held');--> statement-breakpoint
CREATE INDEX "bank_movements_waiting_amount" ON "bank_movements" USING btree ("amount","movement_id") WHERE "bank_movements"."state" in ('open', 'suggested', 'held');--> statement-breakpoint
CREATE INDEX "bank_movements_created" ON "bank_movements" USING btree ("created_at","movement_id");--> statement-breakpoint
CREATE INDEX "bank_movements_search" ON "bank_movements" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "bank_periods_from_key" ON "bank_periods" USING btree ("iban","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_periods_to_key" ON "bank_periods" USING btree ("iban","to_day");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statements_place_key" ON "bank_statements" USING btree ("file_id","position");--> statement-breakpoint
CREATE INDEX "bank_statements_account" ON "bank_statements" USING btree ("iban","to_day");--> statement-breakpoint
CREATE INDEX "bank_statements_created" ON "bank_statements" USING btree ("created_at","statement_id");--> statement-breakpoint
CREATE INDEX "bank_statements_to" ON "bank_statements" USING btree ("to_day","statement_id");--> statement-breakpoint
CREATE INDEX "payment_batches_created" ON "payment_batches" USING btree ("created_at","batch_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","payment_id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount","payment_id");--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin (cauce_fold((coalesce("beneficiary", '') || ' ' || coalesce("iban", '') || ' ' || "remittance" || ' ' || "end_to_end_id")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_updated" ON "payments" USING btree ("updated_at","payment_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payments_batch" ON "payments" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payments_transaction" ON "payments" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payments_project" ON "payments" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "payments_movement" ON "payments" USING btree ("movement_id");--> statement-breakpoint
CREATE INDEX "payments_handover" ON "payments" USING btree ("handover_id");--> statement-breakpoint
CREATE INDEX "classification_documents_classification" ON "classification_documents" USING btree ("classification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classifications_pending_key" ON "classifications" USING btree ("user_id") WHERE "classifications"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "classifications_approved_key" ON "classifications" USING btree ("user_id") WHERE "classifications"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "classifications_user" ON "classifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "classifications_created" ON "classifications" USING btree ("created_at","classification_id");--> statement-breakpoint
CREATE INDEX "classifications_waiting" ON "classifications" USING btree ("updated_at","classification_id") WHERE "classifications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "classifications_ending" ON "classifications" USING btree ("valid_until") WHERE "classifications"."state" = 'approved';--> statement-breakpoint
CREATE INDEX "knowledge_tests_user" ON "knowledge_tests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "knowledge_tests_untold" ON "knowledge_tests" USING btree ("created_at") WHERE "knowledge_tests"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "loss_simulations_user" ON "loss_simulations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "loss_simulations_untold" ON "loss_simulations" USING btree ("created_at") WHERE "loss_simulations"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "risk_acknowledgements_user" ON "risk_acknowledgements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_accounts_active_key" ON "company_accounts" USING btree ("iban") WHERE "company_accounts"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "company_accounts_main_key" ON "company_accounts" USING btree ("main") WHERE "company_accounts"."main" and "company_accounts"."state" = 'active';--> statement-breakpoint
CREATE INDEX "company_accounts_created" ON "company_accounts" USING btree ("created_at","company_account_id");--> statement-breakpoint
CREATE INDEX "complaint_documents_complaint" ON "complaint_documents" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_documents_message" ON "complaint_documents" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "complaint_links_complaint" ON "complaint_links" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_messages_complaint" ON "complaint_messages" USING btree ("complaint_id","message_id");--> statement-breakpoint
CREATE INDEX "complaint_messages_author" ON "complaint_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "complaint_steps_complaint" ON "complaint_steps" USING btree ("complaint_id","complaint_step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_number_key" ON "complaints" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_content_key" ON "complaints" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "complaints_created" ON "complaints" USING btree ("created_at","complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_state" ON "complaints" USING btree ("state","complaint_id");--> statement-breakpoint
CREATE INDEX "conflicts_project" ON "conflicts" USING btree ("project_id","state");--> statement-breakpoint
CREATE INDEX "conflicts_tax_number" ON "conflicts" USING btree ("tax_number") WHERE "conflicts"."state" = 'active';--> statement-breakpoint
CREATE INDEX "conflicts_created" ON "conflicts" USING btree ("created_at","conflict_id");--> statement-breakpoint
CREATE INDEX "conflicts_updated" ON "conflicts" USING btree ("updated_at","conflict_id");--> statement-breakpoint
CREATE INDEX "conflicts_since" ON "conflicts" USING btree ("since","conflict_id");--> statement-breakpoint
CREATE INDEX "conflicts_reviewed" ON "conflicts" USING btree ("reviewed_on","conflict_id");--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","pinned","user_note_id");--> statement-breakpoint
CREATE INDEX "user_notes_pinned" ON "user_notes" USING btree ("pinned","user_note_id");--> statement-breakpoint
CREATE INDEX "user_notes_created" ON "user_notes" USING btree ("created_at","user_note_id");--> statement-breakpoint
CREATE INDEX "user_notes_author" ON "user_notes" USING btree ("author_id","user_note_id");--> statement-breakpoint
CREATE INDEX "user_tasks_user" ON "user_tasks" USING btree ("user_id","due_on","user_task_id");--> statement-breakpoint
CREATE INDEX "user_tasks_due" ON "user_tasks" USING btree ("due_on","user_task_id");--> statement-breakpoint
CREATE INDEX "user_tasks_open" ON "user_tasks" USING btree ("due_on","user_task_id") WHERE "user_tasks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "user_tasks_created" ON "user_tasks" USING btree ("created_at","user_task_id");--> statement-breakpoint
CREATE INDEX "user_tasks_assignee" ON "user_tasks" USING btree ("assignee_id","due_on");--> statement-breakpoint
CREATE INDEX "daily_close_sign_offs_signed" ON "daily_close_sign_offs" USING btree ("signed_at");--> statement-breakpoint
CREATE INDEX "daily_closes_closed" ON "daily_closes" USING btree ("closed_at","daily_close_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way_key" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."state" in ('queued', 'making');--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_ending" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "money_decisions_record" ON "money_decisions" USING btree ("record_id") WHERE "money_decisions"."record_id" is not null and ("money_decisions"."four_eyes" or "money_decisions"."kind" in ('make_batch', 'release_batch', 'hand_over_batch'));--> statement-breakpoint
CREATE INDEX "money_decisions_first" ON "money_decisions" USING btree ("expires_at") WHERE "money_decisions"."verdict" = 'first';--> statement-breakpoint
CREATE INDEX "money_decisions_staff" ON "money_decisions" USING btree ("decided_by","created_at") WHERE "money_decisions"."decided_as" = 'staff';--> statement-breakpoint
CREATE INDEX "money_decisions_staff_subject" ON "money_decisions" USING btree ("subject_id","created_at") WHERE "money_decisions"."decided_as" = 'staff';--> statement-breakpoint
CREATE UNIQUE INDEX "account_holds_open_key" ON "account_holds" USING btree ("user_id","kind",coalesce("reference", '')) WHERE "account_holds"."state" <> 'lifted' and "account_holds"."kind" in ('estate', 'garnishment', 'guardianship');--> statement-breakpoint
CREATE INDEX "account_holds_user" ON "account_holds" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "customer_declarations_user" ON "customer_declarations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "guardian_consents_hold" ON "guardian_consents" USING btree ("account_hold_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_assessments_user" ON "risk_assessments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_assessments_review" ON "risk_assessments" USING btree ("review_on");--> statement-breakpoint
CREATE INDEX "screenings_user" ON "screenings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "distribution_shares_unpaid" ON "distribution_shares" USING btree ("distribution_id","wallet_id") WHERE "distribution_shares"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "distribution_shares_order" ON "distribution_shares" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "distribution_shares_handover" ON "distribution_shares" USING btree ("handover_id") WHERE "distribution_shares"."handover_id" is not null;--> statement-breakpoint
CREATE INDEX "distribution_shares_withheld_open" ON "distribution_shares" USING btree ("distribution_id") WHERE "distribution_shares"."withheld" > 0 and "distribution_shares"."handover_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "distributions_number_key" ON "distributions" USING btree ("project_id","number","part");--> statement-breakpoint
CREATE INDEX "distributions_due" ON "distributions" USING btree ("due_date") WHERE "distributions"."status" not in ('paid', 'reversed');--> statement-breakpoint
CREATE INDEX "distributions_unreceived" ON "distributions" USING btree ("confirmed_at") WHERE "distributions"."received_at" is null and "distributions"."status" in ('confirming', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "fees_distribution_key" ON "fees" USING btree ("distribution_id","order_id",("interest" < 0));--> statement-breakpoint
CREATE INDEX "fees_order" ON "fees" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "fees_project" ON "fees" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "fees_user" ON "fees" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "fees_created" ON "fees" USING btree ("created_at","fee_id");--> statement-breakpoint
CREATE INDEX "fees_amount" ON "fees" USING btree ("amount","fee_id");--> statement-breakpoint
CREATE INDEX "earlier_documents_record" ON "earlier_documents" USING btree ("record_id","ended_at");--> statement-breakpoint
CREATE INDEX "earlier_documents_user" ON "earlier_documents" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "earlier_documents_ended" ON "earlier_documents" USING btree ("ended_at","earlier_document_id");--> statement-breakpoint
CREATE INDEX "earlier_documents_file" ON "earlier_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "examination_accesses_waiting_key" ON "examination_accesses" USING btree ("requested_by") WHERE "examination_accesses"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "examination_accesses_created" ON "examination_accesses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "examination_entries_examination" ON "examination_entries" USING btree ("examination_id","created_at");--> statement-breakpoint
CREATE INDEX "examination_records_examination" ON "examination_records" USING btree ("examination_id","created_at");--> statement-breakpoint
CREATE INDEX "examination_records_access" ON "examination_records" USING btree ("access_id");--> statement-breakpoint
CREATE INDEX "examinations_user" ON "examinations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_lines_line_key" ON "import_lines" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "import_lines_state" ON "import_lines" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "import_lines_number" ON "import_lines" USING btree ("line","import_line_id");--> statement-breakpoint
CREATE INDEX "import_lines_user" ON "import_lines" USING btree ("user_id") WHERE "import_lines"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at","import_id");--> statement-breakpoint
CREATE INDEX "imports_sha256" ON "imports" USING btree ("sha256","kind");--> statement-breakpoint
CREATE INDEX "information_sheets_published" ON "information_sheets" USING btree ("published_at","information_sheet_id");--> statement-breakpoint
CREATE INDEX "institution_events_received" ON "institution_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "irregularities_suspending_key" ON "irregularities" USING btree ("project_id") WHERE "irregularities"."state" = 'suspended';--> statement-breakpoint
CREATE INDEX "irregularities_project" ON "irregularities" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "irregularities_created" ON "irregularities" USING btree ("created_at","irregularity_id");--> statement-breakpoint
CREATE INDEX "issued_documents_number_search" ON "issued_documents" USING gin ("number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "issued_documents_user" ON "issued_documents" USING btree ("user_id","created_at","issued_document_id");--> statement-breakpoint
CREATE INDEX "issued_documents_created" ON "issued_documents" USING btree ("created_at","issued_document_id");--> statement-breakpoint
CREATE INDEX "issued_documents_project" ON "issued_documents" USING btree ("project_id") WHERE "issued_documents"."project_id" is not null;--> statement-breakpoint
CREATE INDEX "kept_identities_erase_on" ON "kept_identities" USING btree ("erase_on");--> statement-breakpoint
CREATE UNIQUE INDEX "retention_records_day_key" ON "retention_records" USING btree ("day","rule");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_defaults_lasting_key" ON "loan_defaults" USING btree ("project_id") WHERE "loan_defaults"."state" <> 'cured';--> statement-breakpoint
CREATE INDEX "loan_defaults_project" ON "loan_defaults" USING btree ("project_id","since");--> statement-breakpoint
CREATE INDEX "loan_defaults_since" ON "loan_defaults" USING btree ("since","loan_default_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outcome_statements_version_key" ON "outcome_statements" USING btree ("year","version");--> statement-breakpoint
CREATE INDEX "outcome_statements_published" ON "outcome_statements" USING btree ("published_at","outcome_statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "risk_rates_day_key" ON "risk_rates" USING btree ("category","valid_from");--> statement-breakpoint
CREATE INDEX "risk_rates_created" ON "risk_rates" USING btree ("created_at","risk_rate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_active_key" ON "brands" USING btree ("state") WHERE "brands"."state" = 'active';--> statement-breakpoint
CREATE INDEX "brands_created" ON "brands" USING btree ("created_at","brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_record_key" ON "claims" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "claims_claimed" ON "claims" USING btree ("claimed_at","claim_id");--> statement-breakpoint
CREATE INDEX "claims_expires" ON "claims" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_details_active_key" ON "company_details" USING btree ("state") WHERE "company_details"."state" = 'active';--> statement-breakpoint
CREATE INDEX "company_details_created" ON "company_details" USING btree ("created_at","company_details_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_types_name_key" ON "document_types" USING btree (cauce_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "legal_texts_active_key" ON "legal_texts" USING btree ("document","valid_from") WHERE "legal_texts"."state" = 'active';--> statement-breakpoint
CREATE INDEX "legal_texts_created" ON "legal_texts" USING btree ("created_at","legal_text_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parameters_active_key" ON "parameters" USING btree ("name","valid_from") WHERE "parameters"."state" = 'active';--> statement-breakpoint
CREATE INDEX "parameters_created" ON "parameters" USING btree ("created_at","parameter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_acceptances_key" ON "text_acceptances" USING btree ("user_id","document","legal_text_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","notification_id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","notification_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "order_movements_order" ON "order_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_movements_project" ON "order_movements" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "order_movements_user" ON "order_movements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_movements_created" ON "order_movements" USING btree ("created_at","order_movement_id");--> statement-breakpoint
CREATE INDEX "order_movements_amount" ON "order_movements" USING btree ("amount","order_movement_id");--> statement-breakpoint
CREATE INDEX "orders_project" ON "orders" USING btree ("project_id","user_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("amount","order_id","created_at") WHERE "orders"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "orders_updated" ON "orders" USING btree ("updated_at","order_id") WHERE "orders"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "orders_reflecting" ON "orders" USING btree ("reflection_ends_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_place_key" ON "reservations" USING btree ("project_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_live_key" ON "reservations" USING btree ("project_id","user_id") WHERE "reservations"."state" in ('placed', 'called');--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_order_key" ON "reservations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reservations_user" ON "reservations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reservations_created" ON "reservations" USING btree ("created_at","reservation_id");--> statement-breakpoint
CREATE INDEX "reservations_wallet" ON "reservations" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "reservations_called" ON "reservations" USING btree ("complete_until") WHERE "reservations"."state" = 'called';--> statement-breakpoint
CREATE UNIQUE INDEX "payees_active_key" ON "payees" USING btree ("kind",coalesce("project_id", "user_id", "payment_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE "payees"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "payees_waiting_key" ON "payees" USING btree ("kind",coalesce("project_id", "user_id", "payment_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE "payees"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "payees_created" ON "payees" USING btree ("created_at","payee_id");--> statement-breakpoint
CREATE INDEX "payment_reports_batch" ON "payment_reports" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payment_reports_file" ON "payment_reports" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_iban_key" ON "bank_accounts" USING btree ("user_id","account") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_main_key" ON "bank_accounts" USING btree ("user_id") WHERE "bank_accounts"."main" and "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_pending" ON "bank_accounts" USING btree ("user_id","updated_at","bank_account_id","alias_text","account") WHERE "bank_accounts"."state" = 'pending' and "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_by_one" ON "bank_accounts" USING btree ("updated_at") WHERE "bank_accounts"."state" = 'valid' and "bank_accounts"."is_by_one" and "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_created" ON "bank_accounts" USING btree ("created_at","bank_account_id") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_alias" ON "bank_accounts" USING btree ("alias","bank_account_id") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_account" ON "bank_accounts" USING btree ("account","bank_account_id") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_ids" ON "bank_accounts" USING btree ("bank_account_id") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_alias_search" ON "bank_accounts" USING gin ("alias_text" gin_trgm_ops) WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_account_search" ON "bank_accounts" USING gin ("account" gin_trgm_ops) WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_main" ON "bank_accounts" USING btree ("main","bank_account_id") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_state" ON "bank_accounts" USING btree ("state","bank_account_id") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "bank_accounts_updated" ON "bank_accounts" USING btree ("updated_at","bank_account_id") WHERE "bank_accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "audit_records_record" ON "audit_records" USING btree ("noun","record_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_records_user" ON "audit_records" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_records_actor" ON "audit_records" USING btree ("actor_id","created_at","audit_record_id");--> statement-breakpoint
CREATE INDEX "audit_records_project" ON "audit_records" USING btree ((coalesce("after" -> 'projectId' ->> 'reference', "before" -> 'projectId' ->> 'reference'))) WHERE coalesce("audit_records"."after" -> 'projectId' ->> 'reference', "audit_records"."before" -> 'projectId' ->> 'reference') is not null;--> statement-breakpoint
CREATE INDEX "audit_records_reason" ON "audit_records" USING gin (cauce_fold("reason") gin_trgm_ops) WHERE "audit_records"."reason" is not null;--> statement-breakpoint
CREATE INDEX "audit_records_created" ON "audit_records" USING btree ("created_at","audit_record_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "request_counts_started" ON "request_counts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "project_descriptions_project" ON "project_descriptions" USING btree ("project_id","order");--> statement-breakpoint
CREATE INDEX "project_documents_project" ON "project_documents" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_documents_type" ON "project_documents" USING btree ("document_type_id");--> statement-breakpoint
CREATE INDEX "project_follows_project" ON "project_follows" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_media_files_project" ON "project_media_files" USING btree ("project_id","order");--> statement-breakpoint
CREATE INDEX "project_phases_project" ON "project_phases" USING btree ("project_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "project_phases_open_key" ON "project_phases" USING btree ("project_id") WHERE "project_phases"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "project_types_name_key" ON "project_types" USING btree (cauce_fold("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "projects_url_key" ON "projects" USING btree (lower("url"));--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin (cauce_fold("name" || ' ' || "locality" || ' ' || "direction") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_phase" ON "projects" USING btree ("phase","private");--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("created_at","project_id");--> statement-breakpoint
CREATE INDEX "projects_manager" ON "projects" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "projects_promoter" ON "projects" USING btree ("promoter_tax_number");--> statement-breakpoint
CREATE INDEX "projects_type" ON "projects" USING btree ("project_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name_key" ON "templates" USING btree (cauce_fold("name"));--> statement-breakpoint
CREATE INDEX "timeline_events_project" ON "timeline_events" USING btree ("project_id","date");--> statement-breakpoint
CREATE INDEX "promotions_starts" ON "promotions" USING btree ("starts_at","promotion_id");--> statement-breakpoint
CREATE INDEX "duty_records_done" ON "duty_records" USING btree ("done_at","duty_record_id");--> statement-breakpoint
CREATE INDEX "duty_records_incident" ON "duty_records" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "duty_records_provider" ON "duty_records" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "duty_records_file" ON "duty_records" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "duty_records_recorder" ON "duty_records" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "incidents_noticed" ON "incidents" USING btree ("noticed_at","incident_id");--> statement-breakpoint
CREATE INDEX "providers_name" ON "providers" USING btree ("name","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_token_key" ON "contact_messages" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_documents_ticket" ON "ticket_documents" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_documents_message" ON "ticket_documents" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_state_changes_ticket" ON "ticket_state_changes" USING btree ("ticket_id","ticket_state_change_id");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_manager" ON "tickets" USING btree ("manager_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at","ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","ticket_id","updated_at","user_id",cauce_fold("title"),"title");--> statement-breakpoint
CREATE INDEX "tickets_by_title" ON "tickets" USING btree (cauce_fold("title"),"ticket_id","title");--> statement-breakpoint
CREATE INDEX "tickets_unread" ON "tickets" USING btree ("updated_at","ticket_id") WHERE "tickets"."is_unread_by_staff";--> statement-breakpoint
CREATE INDEX "tickets_title" ON "tickets" USING gin (cauce_fold("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tally_changes_counted" ON "tally_changes" USING btree ("counted");--> statement-breakpoint
CREATE UNIQUE INDEX "declarers_active_key" ON "declarers" USING btree ("state") WHERE "declarers"."state" = 'active';--> statement-breakpoint
CREATE INDEX "declarers_created" ON "declarers" USING btree ("created_at","declarer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_details_pending_key" ON "tax_details" USING btree ("user_id","kind") WHERE "tax_details"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "tax_details_user" ON "tax_details" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tax_details_created" ON "tax_details" USING btree ("created_at","tax_detail_id");--> statement-breakpoint
CREATE INDEX "tax_details_waiting" ON "tax_details" USING btree ("updated_at","tax_detail_id") WHERE "tax_details"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "tax_details_ending" ON "tax_details" USING btree ("valid_until") WHERE "tax_details"."state" = 'valid' and "tax_details"."kind" = 'certificate' and "tax_details"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "tax_handovers_quarter" ON "tax_handovers" USING btree ("quarter","handover_id");--> statement-breakpoint
CREATE INDEX "tax_handovers_project" ON "tax_handovers" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "tax_return_lines_user" ON "tax_return_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tax_returns_year" ON "tax_returns" USING btree ("year","tax_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_agents_active_key" ON "withholding_agents" USING btree ("valid_from") WHERE "withholding_agents"."state" = 'active';--> statement-breakpoint
CREATE INDEX "withholding_agents_created" ON "withholding_agents" USING btree ("created_at","withholding_agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withholding_rates_active_key" ON "withholding_rates" USING btree ("scope",coalesce("country", ''),"valid_from") WHERE "withholding_rates"."state" = 'active';--> statement-breakpoint
CREATE INDEX "withholding_rates_created" ON "withholding_rates" USING btree ("created_at","withholding_rate_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_unreceived" ON "ledger_accounts" USING btree ("wallet_id") WHERE "ledger_accounts"."unreceived" + "ledger_accounts"."garnished" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_wallet_key" ON "ledger_accounts" USING btree ("wallet_id","kind") WHERE "ledger_accounts"."wallet_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_project_key" ON "ledger_accounts" USING btree ("project_id","kind") WHERE "ledger_accounts"."project_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_single_key" ON "ledger_accounts" USING btree ("kind") WHERE "ledger_accounts"."wallet_id" is null and "ledger_accounts"."project_id" is null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_created" ON "ledger_transfers" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_debit" ON "ledger_transfers" USING btree ("debit_account_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_credit" ON "ledger_transfers" USING btree ("credit_account_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_payout" ON "ledger_transfers" USING btree ("debit_account_id","amount") WHERE "ledger_transfers"."kind" = 'payout';--> statement-breakpoint
CREATE INDEX "ledger_transfers_order" ON "ledger_transfers" USING btree ("order_id") WHERE "ledger_transfers"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_transaction" ON "ledger_transfers" USING btree ("transaction_id") WHERE "ledger_transfers"."transaction_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_movement" ON "ledger_transfers" USING btree ("movement_id") WHERE "ledger_transfers"."movement_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_decision" ON "ledger_transfers" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_payment" ON "ledger_transfers" USING btree ("payment_id") WHERE "ledger_transfers"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "reconciliations_checked" ON "reconciliations" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "transactions_wallet" ON "transactions" USING btree ("wallet_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_user" ON "transactions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_hold" ON "transactions" USING btree ("account_hold_id") WHERE "transactions"."account_hold_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_pending" ON "transactions" USING btree ("user_id") WHERE "transactions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "transactions_waiting" ON "transactions" USING btree ("created_at","transaction_id","type") WHERE "transactions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "transactions_project" ON "transactions" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "transactions_created" ON "transactions" USING btree ("created_at","transaction_id","updated_at");--> statement-breakpoint
CREATE INDEX "transactions_updated" ON "transactions" USING btree ("updated_at","transaction_id") WHERE "transactions"."updated_at" <> "transactions"."created_at";--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("amount","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_expected" ON "transactions" USING btree ("amount") WHERE "transactions"."type" = 'income' and "transactions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "transactions_booked" ON "transactions" USING btree ("amount","decided_at") WHERE "transactions"."type" = 'income' and "transactions"."status" = 'completed' and "transactions"."decided_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_number_key" ON "transactions" USING btree ("number") WHERE "transactions"."number" is not null;--> statement-breakpoint
CREATE INDEX "transactions_number_search" ON "transactions" USING gin ("number" gin_trgm_ops) WHERE "transactions"."number" is not null;--> statement-breakpoint
CREATE INDEX "wallet_balances_balance_user" ON "wallet_balances" USING btree ("balance","user_id");--> statement-breakpoint
CREATE INDEX "wallet_balances_balance" ON "wallet_balances" USING btree ("balance","wallet_id");--> statement-breakpoint
CREATE INDEX "wallet_balances_available" ON "wallet_balances" USING btree ("available","wallet_id");--> statement-breakpoint
CREATE INDEX "wallets_created" ON "wallets" USING btree ("created_at","wallet_id");