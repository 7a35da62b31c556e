/** For tests in which weeks or years pass. */
export const LONG_SESSIONS = { sessionIdleMinutes: 30_000_000, sessionMaximumHours: 500_000 }
