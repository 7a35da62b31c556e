import { sample, startGivenInstitution, startTestApp, type TestApp } from '@cauce/testing'
import { formatAmount, parseAmount } from '@cauce/contract'
import { exceptionsOf, importFile, statementFile, type SomeMovement } from '@cauce/testing/bank-files'
import { queueJob } from '../../../jobs/index.ts'
import { followInstitutionJob, institutionOf } from '../../../modules/bank/institution/index.ts'
import { pain002Text } from '../../../modules/bank/demonstration/index.ts'
import { LONG_SESSIONS } from '../../testing/long-sessions.ts'
import { givenPayments } from './payments.ts'

type PaymentAnswer = Parameters<typeof pain002Text>[0]['answers'][number]
type Bank = Awaited<ReturnType<typeof givenPayments>>
type Batch = NonNullable<Awaited<ReturnType<Bank['batch']>>['data']>
type Payment = NonNullable<Awaited<ReturnType<Bank['paymentOf']>>>

export interface PayOutWorld {
  readonly app: TestApp
  readonly bank: Bank
  /** States an unannounced transfer. Returns its line's id. */
  receive(amount: bigint): Promise<string>
  /** Batch made, released and taken. */
  pay(paymentIds: readonly string[]): Promise<Batch>
  /** Not yet communicated. */
  decide(payment: Payment, outcome: 'succeeded' | 'failed' | 'reversed', reasonCode?: string): void
  /** Communicates everything pending. */
  tell(): Promise<void>
  /** Repeats everything, newest first. */
  repeat(): Promise<void>
  stop(): Promise<void>
}

/** Throws what reconciliation finds. */
export async function expectIntact({ app }: Pick<PayOutWorld, 'app'>): Promise<void> {
  const broken = await exceptionsOf(app)
  if (broken.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(broken)}`)
}

export const STRANGER = { name: 'Bodegas Peña', iban: 'ES7921000813610123456789' }

async function newestCredit({ bank, app }: Pick<PayOutWorld, 'bank' | 'app'>): Promise<string> {
  await app.runJobs()
  const query = { orderBy: 'bookingDay', orderSide: 'desc', take: 100 } as const
  const { data } = await bank.maker.client.GET('/v1/bank/matching', { params: { query } })
  return data!.data.find(({ counterpartyIban, amount }) => counterpartyIban === STRANGER.iban && Number(amount) > 0)!
    .movementId
}

/** Status reports and statements, imported by an administrator. */
export async function filesPayments(): Promise<PayOutWorld> {
  const app = await startTestApp(LONG_SESSIONS)
  const iban = sample.spanishIban(901)
  const bank = await givenPayments(app, iban)
  const [batches, lines, said] = [new Map<string, Batch>(), [] as SomeMovement[], [] as (() => Promise<unknown>)[]]
  let [unsaid, opening, closed]: [(() => Promise<unknown>)[], bigint, number] = [[], 0n, 0]
  let day = today(app)
  const state = (line: Omit<SomeMovement, 'bookingDay'>) => {
    if (today(app) !== day) {
      opening += lines.slice(closed).reduce((sum, { amount }) => sum + amount, 0n)
      ;[day, closed] = [today(app), lines.length]
    }
    lines.push({ bookingDay: day, ...line })
    const [from, before, movements] = [day, opening, lines.slice(closed)]
    const file = () => statementFile({ iban, from, to: from, opening: before, movements })
    unsaid.push(async () => expectDone(await importFile(bank.maker, file())))
  }
  const answered = new Map<string, PaymentAnswer[]>()
  const report = ({ batchId, messageId }: Batch, endToEndId: string, status: 'ACCP' | 'RJCT', reason?: string) => {
    const others = answered.get(batchId)?.filter((answer) => answer.endToEndId !== endToEndId) ?? []
    const answers = [...others, { endToEndId, status, ...(reason && { reason }) }]
    answered.set(batchId, answers)
    const about = { originalMessageId: messageId, originalPaymentInformationId: messageId }
    const text = pain002Text({ messageId: 'BANK', createdAt: app.clock.now(), ...about, answers })
    unsaid.push(async () => {
      if (status === 'RJCT') await bank.report(text, bank.third)
      expectDone(await bank.report(text))
    })
  }
  const world: PayOutWorld = {
    app,
    bank,
    async receive(amount) {
      state({ amount, counterpartyName: STRANGER.name, counterpartyIban: STRANGER.iban })
      await world.tell()
      return newestCredit(world)
    },
    async pay(paymentIds) {
      const batch = await bank.atBank([...paymentIds])
      for (const id of paymentIds) batches.set(id, batch)
      const { data } = await bank.maker.client.GET('/v1/bank/payments', {
        params: { query: { batchId: batch.batchId } },
      })
      for (const { endToEndId } of data!.data) report(batch, endToEndId, 'ACCP')
      await world.tell()
      return batch
    },
    decide(payment, outcome, reasonCode) {
      const { endToEndId, paymentId } = payment
      const amount = parseAmount(payment.amount)
      if (outcome === 'failed') report(batches.get(paymentId)!, endToEndId, 'RJCT', reasonCode)
      if (outcome === 'succeeded') state({ amount: -amount, endToEndId })
      if (outcome === 'reversed') state({ amount, endToEndId, kind: 'return', returnReason: reasonCode })
    },
    async tell() {
      const saying = unsaid
      unsaid = []
      for (const say of saying) await say()
      said.push(...saying)
      await app.runJobs()
    },
    async repeat() {
      for (const say of said.toReversed()) await say().catch(() => undefined)
      await app.runJobs()
    },
    stop: () => app.stop(),
  }
  return world
}

const today = (app: TestApp) => app.clock.now().toISOString().slice(0, 10)
function expectDone({ error }: { readonly error?: unknown }): void {
  if (error) throw new Error(JSON.stringify(error))
}

export interface SandboxWorld extends PayOutWorld {
  readonly sandbox: Awaited<ReturnType<typeof startGivenInstitution>>
  /** The scheduled jobs of a minute. */
  minute(): Promise<void>
}

/** Events and statements. */
export async function sandboxPayments(): Promise<SandboxWorld> {
  const sandbox = await startGivenInstitution()
  const app = await startTestApp({ ...LONG_SESSIONS, institution: sandbox.settings })
  sandbox.attach(app)
  const account = (await institutionOf(app.kernel).clientAccount())!
  const bank = await givenPayments(app, account)
  const world: SandboxWorld = {
    app,
    bank,
    sandbox,
    async receive(amount) {
      sandbox.books.receive({ toIban: account, amount: formatAmount(amount), ...STRANGER, remittance: '' })
      await world.tell()
      return newestCredit(world)
    },
    async pay(paymentIds) {
      const { batchId, sha256 } = (await bank.batch([...paymentIds])).data!
      await bank.release(batchId, sha256)
      await app.runJobs()
      await world.tell()
      return bank.readBatch(batchId)
    },
    decide: ({ paymentId }, outcome, reasonCode) => sandbox.books.settle(paymentId, outcome, reasonCode),
    async tell() {
      await sandbox.deliver()
      await app.runJobs()
    },
    async repeat() {
      for (const { kind, payOutId } of sandbox.books.state.notices.toReversed()) sandbox.books.notify(kind, payOutId)
      await world.tell()
    },
    async minute() {
      await queueJob(app.kernel.database, followInstitutionJob, {})
      await app.runJobs()
    },
    async stop() {
      await app.stop()
      await sandbox.close()
    },
  }
  return world
}
