-- Accounts that were closed before closings had rows: the list of closed accounts begins with these rows.
INSERT INTO "account_closings" ("user_id", "state", "asked_at", "closes_at", "closed_at")
SELECT "user_id", 'closed', "closed_at", "closed_at", "closed_at" FROM "kept_identities"
ON CONFLICT DO NOTHING;
