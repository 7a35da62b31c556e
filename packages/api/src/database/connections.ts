import pg from 'pg'
import { PrimaryClient } from './servers.ts'

/** Drizzle's helper leaks the connection when BEGIN fails. One that cannot roll back is closed. */
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
 * Connection to a pooler that lends a session for one transaction (decision processes-and-failover): each transaction
 * begins with the settings, and statements have no names.
 * @param settings of a session, by name
 */
export function lentClientOf(settings: Readonly<Record<string, string | number>>): typeof PrimaryClient {
  const set = Object.entries(settings).map(([name, value]) => `; set local ${name} = '${value}'`)
  return class LentClient extends PrimaryClient {
    override query(...[statement, ...rest]: unknown[]): never {
      return Reflect.apply(super.query, this, [prepared(statement), ...rest]) as never
    }
  }
  function prepared(statement: unknown): unknown {
    if (typeof statement === 'string') return /^begin\b/i.test(statement) ? statement + set.join('') : statement
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    return isNamed ? { ...statement, name: undefined } : statement
  }
}

/** For `lentClientOf`: each statement is a transaction, because only those have settings. */
export class LentPool extends pg.Pool {
  override query(...args: unknown[]): never {
    return onOneConnection(
      this,
      'begin',
      (client) => Reflect.apply(client.query, client, args) as unknown as Promise<unknown>,
    ) as never
  }
}
