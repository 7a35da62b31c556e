import type pg from 'pg'

type Release = (error?: boolean | Error) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

/**
 * The pool itself, in which giving a connection back for a second time does nothing. graphile-worker 0.18 does so with the connection on
 * which it listens, if it is stopped while that breaks, and nothing could catch the error.
 */
export function releasingOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  const connectOnce = (connected?: Connected) =>
    connected ? connect((error, client, release) => connected(error, client, onlyOnce(release))) : connect()
  return Object.assign(pool, { connect: connectOnce as pg.Pool['connect'] })
}

function onlyOnce(release: Release): Release {
  let isReleased = false
  return (error) => {
    if (!isReleased) release(error)
    isReleased = true
  }
}
