/** When a session ends: after a time without use, and in any case after the maximum (handbook rule 2.11). */
export interface SessionLimits {
  readonly sessionIdleMinutes: number
  readonly sessionMaximumHours: number
}

/** The limits of open sessions at an instant. */
export interface OldestInstants {
  readonly usedAfter: Date
  readonly openedAfter: Date
}

/** The instants that limit a session at `now`: it has ended when it was last used, or opened, before them. */
export const oldestInstants = (limits: SessionLimits, now: Date): OldestInstants => ({
  usedAfter: new Date(now.getTime() - limits.sessionIdleMinutes * 60_000),
  openedAfter: new Date(now.getTime() - limits.sessionMaximumHours * 3_600_000),
})

/** Whether a session has ended at `now`. */
export function isSessionOver(
  session: { readonly createdAt: Date; readonly lastUsedAt: Date },
  limits: SessionLimits,
  now: Date,
): boolean {
  const { usedAfter, openedAfter } = oldestInstants(limits, now)
  return session.lastUsedAt < usedAfter || session.createdAt < openedAfter
}
