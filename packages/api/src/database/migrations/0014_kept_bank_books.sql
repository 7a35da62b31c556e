CREATE TABLE "kept_bank_books" (
	"checked_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"took_ms" integer NOT NULL,
	"answer" text NOT NULL
);
