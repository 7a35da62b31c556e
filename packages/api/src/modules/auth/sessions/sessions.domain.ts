/** Idle timeout and maximum age (handbook rule 2.11). */
export interface SessionLimits {
  readonly sessionIdleMinutes: number
  readonly sessionMaximumHours: number
}

export interface OldestInstants {
  readonly usedAfter: Date
  readonly openedAfter: Date
}

/** Sessions last used or opened before these instants have ended. */
export const oldestInstants = (limits: SessionLimits, now: Date): OldestInstants => ({
  usedAfter: new Date(now.getTime() - limits.sessionIdleMinutes * 60_000),
  openedAfter: new Date(now.getTime() - limits.sessionMaximumHours * 3_600_000),
})

export function isSessionOver(
  session: { readonly createdAt: Date; readonly lastUsedAt: Date },
  limits: SessionLimits,
  now: Date,
): boolean {
  const { usedAfter, openedAfter } = oldestInstants(limits, now)
  return session.lastUsedAt < usedAfter || session.createdAt < openedAfter
}
