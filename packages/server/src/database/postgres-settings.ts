import { createServer } from 'node:net'
import type { ClusterLayout } from './cluster-layout.ts'

/** `volatile` is faster and does not survive a power cut: for tests. */
export type Durability = 'durable' | 'volatile'

export interface Listening {
  readonly port: number
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
  // Data are in memory or on SSD.
  random_page_cost: '1.1',
  // Compiling takes longer than our short queries.
  jit: 'off',
  // A forgotten transaction would hold locks and block vacuum.
  idle_in_transaction_session_timeout: '60s',
  log_min_duration_statement: '1s',
  log_line_prefix: '%m [%p] %d ',
  log_checkpoints: 'off',
}

const BY_DURABILITY: Readonly<Record<Durability, Readonly<Record<string, string>>>> = {
  durable: {
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Allows base backups and point-in-time recovery without a restart.
    wal_level: 'replica',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  },
  volatile: {
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

/** Passed at every start, so that changes reach existing clusters. */
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

/** Socket paths are limited to 107 bytes (Linux) or 103 (macOS); the name takes 16. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.65535'.length

export async function chooseListening(layout: ClusterLayout, port: number | undefined): Promise<Listening> {
  const hasSocket = process.platform !== 'win32' && Buffer.byteLength(layout.socket) <= LONGEST_SOCKET_FOLDER
  const isOnTcp = !hasSocket || port !== undefined
  // Without TCP the port is only part of the socket's file name.
  return {
    socketFolder: hasSocket ? layout.socket : undefined,
    isOnTcp,
    port: port ?? (isOnTcp ? await freePort() : 5432),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
