import { startTestApp, type TestApp } from '../test-app.ts'
import { customersAct } from './customers.ts'
import { honestAct, twoOf } from './honest.ts'
import { violations } from './loot.ts'
import { attempt, sweep } from './sweep.ts'
import { ACCESS_BASIS, ACCESS_SCHEMES, addAccount } from './schemes-access.ts'
import { adminHands, type Scheme, byEveryHand } from './schemes.ts'
import { MONEY_BASIS, MONEY_SCHEMES, approve, bearReversals, isLate, lineAway } from './schemes-money.ts'
import { given } from '../given.ts'
import { granted } from '../granted.ts'
import { shuffled } from '../random.ts'
import { chance, one, openWorld, rowsOf, type World, HER_DOMAIN, call } from './world.ts'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeNow } from '@cauce/api/modules/auth/totps'
import { openBrowser } from '../test-browser.ts'
import { pain002Text } from '@cauce/api/modules/bank/demonstration'
import { pdf, SEEN } from '../sample-files.ts'

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

/** Schemes that continue an earlier one. */
async function openings(world: World): Promise<Scheme | undefined> {
  const [row] = await rowsOf<{
    is_batched: boolean
    is_asked: boolean
    is_reversed: boolean
    is_set: boolean
    is_left: boolean
  }>(
    world,
    `select exists (select from payments p join payment_batches b using (batch_id) where p.iban = any ($1) and b.state in ('draft', 'released')) as is_batched,
       exists (select from transactions t join bank_accounts b using (bank_account_id) where b.account = any ($1) and b.state = 'valid' and t.status = 'pending') as is_asked,
       exists (select from bank_movements where state = 'open' and end_to_end_id = any ($2)) as is_reversed,
       exists (select from bank_accounts where account = any ($1) and state = 'valid' and deleted_at is null and user_id = any ($3)) as is_set,
       exists (select from bank_movements where state in ('open', 'suggested', 'held') and amount >= 900000) as is_left`,
    [world.herIbans, [...world.bank.reversed].map((id) => `${id}R`), world.customers.map(({ userId }) => userId)],
  )
  const { is_batched: isBatched, is_asked: isAsked, is_reversed: isReversed, is_set: isSet, is_left: isLeft } = row!
  return one(world, [
    ...(isBatched ? [release] : []),
    ...(isAsked ? [approve] : []),
    ...(isReversed ? [bearReversals] : []),
    ...(isSet ? [] : [addAccount]),
    ...(isLeft && isLate(world) ? [lineAway] : []),
  ])
}

const PASSWORD = 'Cauce-2026'
/** By the page that a link leads to. */
const LINKS = {
  '/auth/confirm': 'email.confirm',
  '/auth/confirm-new-email': 'emailChanges.confirm',
  '/auth/undo-email-change': 'emailChanges.undo',
  '/auth/stop-access': 'emailChanges.stop',
} as const

const read = new WeakMap<World, Set<string>>()

/** She opens every link of every mail to an address of hers. */
async function openMails(world: World): Promise<void> {
  await world.app.runJobs()
  const seen = read.get(world) ?? new Set()
  read.set(world, seen)
  const folder = path.join(world.app.dataFolder, 'outbox')
  const names = await readdir(folder).catch(() => [] as string[])
  for (const name of names.filter((one) => one.endsWith('.json') && !seen.has(one)).toSorted()) {
    seen.add(name)
    const { to, text } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { to: string; text: string }
    if (to.includes(HER_DOMAIN)) await openLinks(world, to, text)
  }
}

async function openLinks(world: World, to: string, text: string): Promise<void> {
  for (const [, page, token] of text.matchAll(/(\/auth\/[\w-]+)\?token=([\w-]{43})/g)) {
    if (page === '/auth/reset') await takeOver(world, to, token!)
    const operation = LINKS[page as keyof typeof LINKS]
    // Her own account goes on being hers.
    if (operation && !to.startsWith('mallory@')) await call(world, world.mallory.userId, operation, { body: { token } })
  }
}

/** Sets a password, logs in, and sets up the code where there is none. */
async function takeOver(world: World, to: string, token: string): Promise<void> {
  const email = /[\w.-]+@[\w.-]+/.exec(to)![0]
  const [person] = await rowsOf<{ id: string }>(world, 'select user_id as id from users where email = $1', [email])
  if (!person || world.hands.has(person.id)) return
  const browser = openBrowser(world.app)
  const body = { token, password: PASSWORD, repeatPassword: PASSWORD }
  await browser.client.POST('/v1/auth/password/reset', { body })
  const { data } = await browser.client.POST('/v1/auth/login', { body: { email, password: PASSWORD } })
  if (data?.next !== 'first-otp') return
  const { data: setup } = await browser.client.POST('/v1/auth/totps')
  if (!setup) return
  const code = codeNow({ secret: setup.secret, lastUsedStep: null }, world.app.clock.now())
  const params = { path: { totpId: setup.totpId } }
  const { response } = await browser.client.POST('/v1/auth/totps/{totpId}/confirm', { params, body: { code } })
  if (!response.ok) return
  world.hands.add(person.id)
  world.history.push(`${world.app.clock.now().toISOString().slice(0, 16)} took over ${email} ${person.id.slice(-4)}`)
}

/** Payees, batches and answers of the bank. */

const payments = (world: World, states: string) =>
  rowsOf<{ id: string }>(world, 'select payment_id as id from payments where state = any ($1) order by payment_id', [
    states.split(' '),
  ])
const batches = (world: World, states: string) =>
  rowsOf<{ id: string; sha256: string }>(
    world,
    'select batch_id as id, sha256 from payment_batches where state = any ($1) order by batch_id',
    [states.split(' ')],
  )

const editPayee: Scheme = async (world, hand) => {
  const payment = one(world, await payments(world, 'queued batched'))
  const body = { iban: one(world, world.herIbans), beneficiary: 'Mi Sociedad, S. L.' }
  if (payment) await call(world, hand, 'payments.edit', { params: { id: payment.id }, body })
}

const batch: Scheme = async (world, hand) => {
  const queued = await payments(world, 'queued')
  const payment = one(world, queued)
  const account = one(
    world,
    await rowsOf<{ id: string }>(world, "select company_account_id as id from company_accounts where state = 'active'"),
  )
  if (payment && account)
    await call(world, hand, 'paymentBatches.create', {
      body: { paymentIds: [payment.id], companyAccountId: account.id },
    })
}

const release: Scheme = async (world) => {
  for (const { id, sha256 } of await batches(world, 'draft'))
    await byEveryHand(world, 'paymentBatches.release', { params: { id }, body: { sha256 } })
  for (const { id } of await batches(world, 'released'))
    await byEveryHand(world, 'paymentBatches.handOver', { params: { id } })
}

const cancelPayments: Scheme = async (world, hand) => {
  const [payment, draft] = [
    one(world, await payments(world, 'queued batched')),
    one(world, await batches(world, 'draft released')),
  ]
  const body = { reason: 'Lo pide el cliente' }
  if (payment && chance(world, 0.5)) await call(world, hand, 'payments.cancel', { params: { id: payment.id }, body })
  else if (draft) await call(world, hand, 'paymentBatches.cancel', { params: { id: draft.id }, body })
}

/** That the bank has refused what it pays. */
const report: Scheme = async (world) => {
  const sent = await rowsOf<{ id: string; message: string }>(
    world,
    `select batch_id as id, message_id as message from payment_batches where state in ('handed_over', 'answered')
     order by exists (select from payments p where p.batch_id = payment_batches.batch_id and p.user_id = any ($1)) desc, batch_id desc limit 2`,
    [world.puppets.map(({ userId }) => userId)],
  )
  const asked = one(world, sent)
  if (!asked) return
  const rows = await rowsOf<{ id: string }>(world, 'select end_to_end_id as id from payments where batch_id = $1', [
    asked.id,
  ])
  const text = pain002Text({
    messageId: `BANK${(world.counter += 1)}`,
    createdAt: world.app.clock.now(),
    originalMessageId: asked.message,
    originalPaymentInformationId: asked.message,
    answers: rows.map(({ id }) => ({ endToEndId: id, status: 'RJCT', reason: 'AC04' })),
  })
  const files = [{ part: 'file', file: new File([text], 'pain002.xml') }]
  await byEveryHand(world, 'paymentBatches.report', { files })
}

/** Whom payouts, taxes and closed accounts go to. */
const proposePayee: Scheme = async (world, hand) => {
  const { projectId } = world.project
  const source = one<object>(world, [{ kind: 'project', projectId }, { kind: 'taxOffice' }])
  const body = { ...source, beneficiary: 'Mi Sociedad, S. L.', iban: one(world, world.herIbans) }
  await call(world, hand, 'payees.create', { body, files: [{ part: 'document', file: pdf() }] })
  for (const { id } of await rowsOf<{ id: string }>(
    world,
    "select payee_id as id from payees where state = 'proposed'",
  ))
    await byEveryHand(world, 'payees.decide', { params: { id }, body: { state: 'active', seen: SEEN } })
}

const PAYMENT_SCHEMES: readonly Scheme[] = [editPayee, proposePayee, batch, cancelPayments]
const PAYMENT_BASIS: readonly Scheme[] = [release, release, report]
