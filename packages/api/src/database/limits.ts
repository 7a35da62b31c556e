/** No wait is unlimited (decision timeouts-and-health). */
export interface DatabaseLimits {
  readonly connectMs: number
  readonly lockMs: number
  readonly statementMs: number
  /** From BEGIN to COMMIT. */
  readonly transactionMs: number
}

export const CALL_LIMITS: DatabaseLimits = {
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 10_000,
  transactionMs: 30_000,
}

/** Sixty times a call's; connecting alike. */
export const patientLimits = (limits: DatabaseLimits): DatabaseLimits => ({
  connectMs: limits.connectMs * 6,
  lockMs: limits.lockMs * 60,
  statementMs: limits.statementMs * 60,
  transactionMs: limits.transactionMs * 60,
})
