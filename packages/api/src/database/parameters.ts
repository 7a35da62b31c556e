import {
  formatAmount,
  PARAMETER_NAMES,
  PARAMETERS,
  parseAmount,
  startOfDay,
  type ParameterName,
  type ParameterValues,
} from '@cauce/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from './database.ts'
import { uuidv7 } from '../ids.ts'
import { parameters } from './schema/misc.ts'

const LOAD_EVERY_MS = 60_000
/** Of the values that an installation starts with. */
const FIRST_DAY = '2000-01-01'

export interface ParametersInForce {
  /** What holds, or held, at an instant. */
  at(instant: Date): ParameterValues
  load(): Promise<void>
}

export interface FollowedParameters extends ParametersInForce {
  stop(): void
}

type Value = ParameterValues[ParameterName]

const wireOf = (name: ParameterName, value: Value): string => {
  if (typeof value === 'bigint') return formatAmount(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(typeof value === 'string' || PARAMETERS[name].kind === 'days' ? value : value / 100)
}

/** Without the bounds of proposals, which a later version may narrow. */
const valueOf = (name: ParameterName, wire: string): Value => {
  const { kind } = PARAMETERS[name]
  if (kind === 'money') return parseAmount(wire)
  if (kind === 'answer') return wire === 'yes'
  if (kind === 'account' || !/^\d/.test(wire)) return wire
  return kind === 'days' ? Number(wire) : Math.round(Number(wire) * 100)
}

type Row = Pick<typeof parameters.$inferSelect, 'name' | 'value' | 'validFrom'>

/**
 * Kept in memory: a value counts 48 hours after its approval at the earliest, so that every process knows it in time. Takes the first values
 * from the environment.
 */
export async function followParameters(
  database: Database,
  first: ParameterValues,
  log: { info(details: object, message: string): void },
): Promise<FollowedParameters> {
  const taken = await insertFirst(database, first)
  if (taken.length > 0)
    log.info(
      Object.fromEntries(taken.map(({ name, value }) => [name, value])),
      'Taken from the settings once: from now on administrators change these values.',
    )
  let valuesAt: (instant: Date) => ParameterValues
  const load = async () => {
    valuesAt = await readParameters(database)
  }
  await load()
  const loading = setInterval(() => void load().catch(() => {}), LOAD_EVERY_MS).unref()
  return { at: (instant) => valuesAt(instant), load, stop: () => clearInterval(loading) }
}

/** Without those of a database that no process has opened yet. */
export async function readParameters(executor: Executor): Promise<(instant: Date) => ParameterValues> {
  const decided = (await findActive(executor)).map(({ name, value, validFrom }) => ({
    name,
    value: valueOf(name, value),
    since: startOfDay(validFrom).getTime(),
  }))
  return (instant) => {
    const present = decided.filter(({ since }) => since <= instant.getTime())
    return Object.fromEntries(present.map(({ name, value }) => [name, value])) as unknown as ParameterValues
  }
}

/** A world of the past has its own parameters, and leaves none. */
export const fixedParameters = (values: ParameterValues): FollowedParameters => ({
  at: () => values,
  load: async () => {},
  stop: () => {},
})

const findActive = (executor: Executor): Promise<Row[]> =>
  executor
    .select({ name: parameters.name, value: parameters.value, validFrom: parameters.validFrom })
    .from(parameters)
    // A newer process may know more of them.
    .where(and(eq(parameters.state, 'active'), inArray(parameters.name, PARAMETER_NAMES)))
    .orderBy(parameters.validFrom)

/** Processes that start together write them once. */
async function insertFirst(database: Database, first: ParameterValues) {
  const rows = PARAMETER_NAMES.map((name) => ({
    ...{ parameterId: uuidv7(), name, value: wireOf(name, first[name]), validFrom: FIRST_DAY, basis: '' },
    ...{ state: 'active' as const, createdAt: sql`now()`, updatedAt: sql`now()` },
  }))
  const { name, value } = parameters
  return database.insert(parameters).values(rows).onConflictDoNothing().returning({ name, value })
}
