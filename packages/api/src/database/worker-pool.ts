import type pg from 'pg'

/** For sessions that wait on purpose. */
export const UNLIMITED_IDLENESS = 'set idle_session_timeout = 0'

type Release = (error?: boolean | Error) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

/**
 * Fixes for graphile-worker 0.18: its listening connection may idle for ever, and a double release, which happens when
 * it stops during a broken connection, is ignored.
 */
export function workerPool(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  const connectForWorker = (connected?: Connected) =>
    connected
      ? connect((error, client, release) => {
          // A failure also fails the following statements.
          client?.query(UNLIMITED_IDLENESS, () => {})
          connected(error, client, onlyOnce(release))
        })
      : connect()
  return Object.assign(pool, { connect: connectForWorker as pg.Pool['connect'] })
}

function onlyOnce(release: Release): Release {
  let isReleased = false
  return (error) => {
    if (!isReleased) release(error)
    isReleased = true
  }
}
