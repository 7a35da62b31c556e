/** How long the application waits for its database (decision 110). No wait is without a limit. */
export interface DatabaseLimits {
  /** For a connection, from the pool or a new one. */
  readonly connectMs: number
  /** For a lock that another transaction holds. */
  readonly lockMs: number
  /** For one statement. */
  readonly statementMs: number
  /** From BEGIN to COMMIT. */
  readonly transactionMs: number
}

/** What a call may take, because a person waits for the answer. */
export const CALL_LIMITS: DatabaseLimits = {
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 10_000,
  transactionMs: 30_000,
}

/** What jobs and whole-book reads may take: sixty times as long as a call. Only a connection comes sooner or not at all. */
export const patientLimits = (limits: DatabaseLimits): DatabaseLimits => ({
  connectMs: limits.connectMs * 6,
  lockMs: limits.lockMs * 60,
  statementMs: limits.statementMs * 60,
  transactionMs: limits.transactionMs * 60,
})
