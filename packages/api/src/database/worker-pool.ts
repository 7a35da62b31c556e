import type pg from 'pg'

/** For a session that waits on purpose, to be notified or to hold a lock. */
export const UNLIMITED_IDLENESS = 'set idle_session_timeout = 0'

type Release = (error?: boolean | Error) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

/**
 * The pool itself, made fit for graphile-worker 0.18, which asks with a callback for the connection on which it listens, and only
 * for that one. It may wait for a notification for ever. Giving it back for a second time does nothing: graphile-worker does so when
 * it is stopped while the connection breaks, and nothing could catch the error.
 */
export function workerPool(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  const connectForWorker = (connected?: Connected) =>
    connected
      ? connect((error, client, release) => {
          // What fails here fails the statements behind it too, of which graphile-worker hears.
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
