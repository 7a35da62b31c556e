/**
 * PostgreSQL ends a session whose client has gone without a word: after three missing answers of its machine, and after a minute
 * without a statement where something between them answers in its place. Each such session would take up one of `max_connections`.
 * Only for connections that say something more often: a pool closes those that are idle for ten seconds.
 */
export const LOST_CLIENT_SETTINGS = {
  tcp_keepalives_idle: 20,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  idle_session_timeout: 60_000,
} as const

/** Settings of a session as the parameter `options` of its connection. */
export const startupOptions = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
