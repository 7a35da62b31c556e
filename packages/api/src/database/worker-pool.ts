import type pg from 'pg'
import { openDatabase } from './database.ts'

type Release = (error?: boolean | Error) => void
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

/**
 * Pool for graphile-worker, whose own waits without limits. Sessions may idle for ever: one listens, and one keeps the
 * jobs of a paused process. Version 0.18 releases a connection twice when it stops while that is broken; the second
 * release is ignored.
 */
export function openWorkerPool(url: string, poolSize: number): pg.Pool {
  const pool = openDatabase({ url, poolSize, idleSessionMs: 0 }).$client
  const connect = pool.connect.bind(pool)
  const connectForWorker = (connected?: Connected) =>
    connected ? connect((error, client, release) => connected(error, client, onlyOnce(release))) : connect()
  return Object.assign(pool, { connect: connectForWorker as pg.Pool['connect'] })
}

function onlyOnce(release: Release): Release {
  let isReleased = false
  return (error) => {
    if (!isReleased) release(error)
    isReleased = true
  }
}
