/** When a session ends: after a time without use, and in any case after the maximum (product decision 2). */
export interface SessionLimits {
  readonly idleMinutes: number
  readonly maximumHours: number
}

export function isSessionOver(
  session: { readonly createdAt: Date; readonly lastUsedAt: Date },
  limits: SessionLimits,
  now: Date,
): boolean {
  const idleMs = now.getTime() - session.lastUsedAt.getTime()
  const ageMs = now.getTime() - session.createdAt.getTime()
  return idleMs > limits.idleMinutes * 60_000 || ageMs > limits.maximumHours * 3_600_000
}

/** A session that was last used, or begun, before these instants is over. */
export function oldestInstants(
  settings: { readonly sessionIdleMinutes: number; readonly sessionMaximumHours: number },
  now: Date,
) {
  return {
    usedAfter: new Date(now.getTime() - settings.sessionIdleMinutes * 60_000),
    begunAfter: new Date(now.getTime() - settings.sessionMaximumHours * 3_600_000),
  }
}
