import { startTestApp, type TestApp } from '../test-app.ts'
import { customersAct } from './customers.ts'
import { honestAct, twoOf } from './honest.ts'
import { openMails } from './links.ts'
import { openings } from './openings.ts'
import { violations } from './loot.ts'
import { attempt, sweep } from './sweep.ts'
import { ACCESS_BASIS, ACCESS_SCHEMES } from './schemes-access.ts'
import { adminHands, type Scheme } from './schemes.ts'
import { MONEY_BASIS, MONEY_SCHEMES } from './schemes-money.ts'
import { PAYMENT_BASIS, PAYMENT_SCHEMES } from './schemes-payments.ts'
import { given } from '../given.ts'
import { granted } from '../granted.ts'
import { shuffled } from '../random.ts'
import { chance, one, openWorld, rowsOf, type World } from './world.ts'

const DAYS = 30
/** A sweep takes long, so that only one month of these has it. */
export const SWEPT_OF = 4
/** Those that she plays again and again in a month; she plays each of the others twice. */
const FAVOURITES = 8
/** What she tries on a day when anybody works. */
const TRICKS = 14

/** On a database of its own. @returns what is wrong after which history, or nothing */
export async function liveMonth(seed: number, tried = new Map<string, number>()): Promise<string | undefined> {
  const app = await startTestApp({ sessionIdleMinutes: 500_000, sessionMaximumHours: 9000 })
  try {
    return await monthIn(app, seed, tried)
  } finally {
    await app.stop()
  }
}

async function monthIn(app: TestApp, seed: number, tried: Map<string, number>): Promise<string | undefined> {
  app.clock.set('2026-11-20T09:00:00Z')
  const world = await openWorld(app, seed, tried)
  const rest = seed % SWEPT_OF === 0 ? sweep(world) : []
  const pauses = pausesOf(world)
  const tricks = tricksOf(world, pauses.length * TRICKS)
  const share = Math.ceil(rest.length / 10)
  for (const pause of pauses) {
    const attempts = rest.splice(0, share).map((endpoint) => () => attempt(world, endpoint))
    const wrong = await liveDay(world, tricks.splice(0, TRICKS), attempts)
    if (wrong.length > 0) return [`SEED=${seed}: ${wrong.join('; ')}`, ...world.history].join('\n')
    app.clock.advance({ days: pause })
  }
  for (const endpoint of rest) await attempt(world, endpoint)
  return undefined
}

/** From each day on which anybody works to the next. */
function pausesOf(world: World): number[] {
  const pauses: number[] = []
  for (let day = 0; day < DAYS; day += pauses.at(-1)!) pauses.push(one(world, [1, 2, 3, 4, 5]))
  return pauses
}

function tricksOf(world: World, count: number): Scheme[] {
  const all = [...ACCESS_SCHEMES, ...MONEY_SCHEMES, ...PAYMENT_SCHEMES]
  const favourites = shuffled(all, world.random).slice(0, FAVOURITES)
  const often = [...favourites, ...ACCESS_BASIS, ...MONEY_BASIS, ...PAYMENT_BASIS]
  const others = Array.from({ length: count - 2 * all.length }, () => one(world, often))
  return shuffled([...all, ...all, ...others], world.random)
}

async function liveDay(
  world: World,
  tricks: readonly Scheme[],
  attempts: readonly (() => Promise<void>)[],
): Promise<string[]> {
  await customersAct(world)
  await stateDay(world)
  for (const act of attempts) await act()
  for (const [index, trick] of tricks.entries()) {
    world.app.clock.advance({ minutes: 7 })
    const hand = one(world, await adminHands(world))
    const next = chance(world, 0.5) ? await openings(world) : undefined
    if (hand) await (next ?? trick)(world, hand)
    if (chance(world, 0.1)) await openMails(world)
    if (index === TRICKS / 2) await honestAct(world)
  }
  await openMails(world)
  await bankWorks(world)
  return violations(world)
}

/** Two honest ones import the true statement. */
async function stateDay(world: World): Promise<void> {
  const [uploader, importer] = await twoOf(world)
  if (!uploader || !importer) return
  const day = world.app.clock.now().toISOString().slice(0, 10)
  const file = world.bank.statement(day)
  const { client } = await given(world.app).session(uploader.userId)
  const { files } = await granted(client.POST('/v1/bank/files', { body: { file } }))
  const session = await given(world.app).session(importer.userId)
  const params = { path: { id: files[0]!.fileId! } }
  const { error } = await session.client.POST('/v1/bank/files/{id}/import', { params })
  // Colleagues who have given each other access back count as one for some days.
  if (error && error.code !== 'maker-is-checker') throw new Error(JSON.stringify(error))
  if (!error) world.bank.imported(day)
  await world.app.runJobs()
}

/** Pays what was handed over before today, whatever anybody says of it later. */
async function bankWorks(world: World): Promise<void> {
  const payments = await rowsOf<{ id: string; iban: string; name: string; amount: string }>(
    world,
    `select p.end_to_end_id as id, p.iban, p.beneficiary as name, p.amount from payments p join payment_batches b using (batch_id)
     where b.handed_over_at < $1 order by p.payment_id`,
    [world.app.clock.now().toISOString().slice(0, 10)],
  )
  for (const { id, iban, name, amount } of payments)
    if (world.bank.carryOut(id, iban, name, BigInt(amount)) && chance(world, 0.1))
      world.bank.giveBack(iban, name, BigInt(amount), chance(world, 0.5) ? id : undefined)
}
