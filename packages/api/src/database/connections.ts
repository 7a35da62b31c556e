import pg from 'pg'

/**
 * Does something on one connection of a pool between `begin` and COMMIT. Written out because drizzle's own helper does not
 * return the connection when BEGIN fails. A connection that cannot even roll back is closed instead of being reused.
 */
export async function onOneConnection<Value>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const value = await work(client)
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * A connection that closes itself when the server leaves a statement unanswered. The driver alone reports the timeout and
 * keeps the connection, on which every later statement would wait behind the first.
 */
export class BoundedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, args)
    if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && void this.end())
    return answer as never
  }
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/**
 * A connection to a pooler that lends one of PostgreSQL's for a transaction (decision 165). What a session would keep is lost
 * at its end: so each transaction begins with the settings, and statements have no names under which they were prepared.
 * @param settings of a session, by name
 */
export function lentClientOf(settings: Readonly<Record<string, string | number>>): typeof pg.Client {
  const set = Object.entries(settings).map(([name, value]) => `; set local ${name} = '${value}'`)
  return class LentClient extends BoundedClient {
    override query(...[statement, ...rest]: unknown[]): never {
      return super.query(prepared(statement), ...rest)
    }
  }
  function prepared(statement: unknown): unknown {
    if (typeof statement === 'string') return /^begin\b/i.test(statement) ? statement + set.join('') : statement
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    return isNamed ? { ...statement, name: undefined } : statement
  }
}

/** Connections of `lentClientOf`. A single statement is a transaction of its own, because only a transaction has settings. */
export class LentPool extends pg.Pool {
  override query(...args: unknown[]): never {
    return onOneConnection(
      this,
      'begin',
      (client) => Reflect.apply(client.query, client, args) as unknown as Promise<unknown>,
    ) as never
  }
}
