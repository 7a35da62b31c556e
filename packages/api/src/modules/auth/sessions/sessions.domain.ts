/** Idle timeout and maximum age (handbook rule 2.11). */
export interface SessionLimits {
  readonly sessionIdleMinutes: number
  readonly sessionMaximumHours: number
}

export interface OldestInstants {
  readonly usedAfter: Date
  readonly openedAfter: Date
}

export const oldestInstants = (limits: SessionLimits, now: Date): OldestInstants => ({
  usedAfter: new Date(now.getTime() - limits.sessionIdleMinutes * 60_000),
  openedAfter: new Date(now.getTime() - limits.sessionMaximumHours * 3_600_000),
})

interface Used {
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

export const endOf = ({ createdAt, lastUsedAt }: Used, limits: SessionLimits): Date =>
  new Date(
    Math.min(
      lastUsedAt.getTime() + limits.sessionIdleMinutes * 60_000,
      createdAt.getTime() + limits.sessionMaximumHours * 3_600_000,
    ),
  )

/** At most once a minute, and often enough for short limits, so that reads do not become writes. */
export const isTouchDue = ({ lastUsedAt }: Used, { sessionIdleMinutes }: SessionLimits, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > Math.min(60_000, (sessionIdleMinutes * 60_000) / 6)

export function isSessionOver(session: Used, limits: SessionLimits, now: Date): boolean {
  const { usedAfter, openedAfter } = oldestInstants(limits, now)
  return session.lastUsedAt < usedAfter || session.createdAt < openedAfter
}
