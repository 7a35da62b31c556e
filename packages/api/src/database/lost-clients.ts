/**
 * Ends sessions of vanished clients (three unanswered keepalives, or a minute idle behind a proxy), which would use up
 * `max_connections`. Only for pools that close idle connections.
 */
export const LOST_CLIENT_SETTINGS = {
  tcp_keepalives_idle: 20,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  idle_session_timeout: 60_000,
} as const

export const startupOptions = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
