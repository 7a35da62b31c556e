import type { RequestInput } from '../contract-requests.ts'
import { call, rowsOf, type World } from './world.ts'

export type Scheme = (world: World, hand: string) => Promise<void>

export async function adminHands(world: World): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    world,
    "select user_id as id from users where user_id = any ($1) and role = 'admin' and not disabled order by user_id",
    [[...world.hands]],
  )
  return rows.map(({ id }) => id)
}

/** The same once by each, so that the second signature is tried as well. */
export async function byEveryHand(world: World, operation: string, input: RequestInput): Promise<void> {
  for (const hand of await adminHands(world)) await call(world, hand, operation, input)
}
