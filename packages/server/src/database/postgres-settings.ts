/** `kept` survives a power cut; `fleeting` trades that for speed and is for tests, whose data are thrown away. */
export type Durability = 'kept' | 'fleeting'

/** Where PostgreSQL listens. Without `tcp` it cannot be reached from the network at all, not even from this machine. */
export interface Listening {
  readonly port: number
  /** The folder of the unix socket; undefined where the path would be too long or the system has none. */
  readonly socketFolder: string | undefined
  readonly isOnTcp: boolean
}

const COMMON = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  // Data of this size stand in memory or on an SSD, where a random read costs hardly more than the next one.
  random_page_cost: '1.1',
  // Compiling a query takes longer than the short queries of this application run.
  jit: 'off',
  // A forgotten open transaction would hold its locks, and vacuum, for ever.
  idle_in_transaction_session_timeout: '60s',
  log_min_duration_statement: '1s',
  log_line_prefix: '%m [%p] %d ',
  log_checkpoints: 'off',
}

const BY_DURABILITY: Readonly<Record<Durability, Readonly<Record<string, string>>>> = {
  kept: {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Enough for a base backup and for point-in-time recovery, so that whoever operates it can add them without a restart.
    wal_level: 'replica',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  },
  fleeting: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '4GB',
    checkpoint_timeout: '1h',
    max_connections: '200',
  },
}

/** The settings of the server, given at every start so that a new version of this table reaches old clusters too. */
export function postgresSettings(durability: Durability, listening: Listening): Record<string, string> {
  return {
    ...COMMON,
    ...BY_DURABILITY[durability],
    port: String(listening.port),
    listen_addresses: listening.isOnTcp ? '127.0.0.1' : '',
    unix_socket_directories: listening.socketFolder ?? '',
    unix_socket_permissions: '0700',
  }
}
