import { setTimeout as sleep } from 'node:timers/promises'
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'
import { ALL_CONSENTS } from './consents.ts'
import { requestOf, type Attempt, type MoneyCall, type MoneyKind, MONEY_KINDS } from './money-calls.ts'
import { systemClock } from '@cauce/api'
import { openPatientDatabase, type Database } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'

const CLIENTS = 16
/** Projects; as many consecutive calls reach each of them. */
export const PROJECTS = 8
const ANSWER_TIMEOUT_MS = 30_000
const AFTER_REFUSAL_MS = 250
const POLL_MS = 40
/** Mixed load: replaces an order, by attempt number. */
const ASKED = [undefined, 'income', undefined, 'withdraw', undefined, 'income'] as const

export interface LoadOptions {
  readonly ownerUrl: string
  readonly port: () => number
  readonly clients?: number
  readonly pauseMs?: number
  /** A response later than this counts as hung. */
  readonly answerTimeoutMs?: number
  readonly isMixed?: boolean
}

/** Expected findings after faults if nothing was lost, duplicated or unbalanced. */
export const intactBooks = (attempts: number) => ({
  attempts,
  doubled: [],
  lost: [],
  effects: attempts,
  keptKeys: attempts,
  miscounted: [],
  brokenInvariants: [],
  unexpected: [],
})

/** All empty if nothing was lost, duplicated or unbalanced. */
export interface Findings {
  readonly attempts: number
  readonly acknowledged: number
  readonly doubled: readonly string[]
  readonly lost: readonly string[]
  readonly effects: number
  readonly keptKeys: number
  readonly miscounted: readonly string[]
  readonly brokenInvariants: readonly string[]
  /** Statuses that are neither success nor a catalogued refusal, such as 500. */
  readonly unexpected: readonly string[]
}

export class MoneyLoad {
  private readonly attempts: Attempt[] = []
  private readonly doubled: string[] = []
  private readonly unexpected: string[] = []
  /** Calls not accepted at once, with the response. */
  readonly refusals: string[] = []
  /** Follow-ups such as the decision on a deposit, and retries. */
  private readonly waiting: (() => Attempt)[] = []
  readonly world: ScaledWorld
  private readonly options: LoadOptions

  private constructor(world: ScaledWorld, options: LoadOptions) {
    this.world = world
    this.options = options
  }

  static async prepare(options: LoadOptions): Promise<MoneyLoad> {
    const scale = { investors: 64, projects: PROJECTS, walletCents: 100_000_000n, financingCents: 100_000_000_000n }
    return new MoneyLoad(await seedScale(options.ownerUrl, scale), options)
  }

  get counts(): { readonly acknowledged: number; readonly unavailable: number } {
    const acknowledged = this.attempts.filter(({ effectId }) => effectId !== undefined).length
    return { acknowledged, unavailable: this.refusals.filter((refusal) => refusal === '503 unavailable').length }
  }

  /** `stop` waits for pending responses. */
  begin(): { stop(): Promise<void> } {
    const over = new AbortController()
    const clients = Array.from({ length: this.options.clients ?? CLIENTS }, async () => {
      while (!over.signal.aborted) {
        const attempt = this.waiting.shift()?.() ?? this.newAttempt()
        const isAccepted = await this.send(attempt)
        if (!isAccepted && this.options.isMixed) this.waiting.push(() => attempt)
        await sleep(isAccepted ? (this.options.pauseMs ?? 0) : AFTER_REFUSAL_MS)
      }
    })
    return {
      async stop() {
        over.abort()
        await Promise.all(clients)
      },
    }
  }

  countOf(...kinds: readonly MoneyKind[]): number {
    return this.attempts.filter(({ kind }) => kinds.includes(kind)).length
  }

  /** Milliseconds until `inARow` calls are accepted in a row. @throws Error after a minute */
  async untilServing(inARow = 1): Promise<number> {
    const startedAt = performance.now()
    const refusedBefore = this.refusals.length
    let accepted = 0
    while (performance.now() - startedAt < 60_000) {
      accepted = (await this.send(this.newAttempt())) ? accepted + 1 : 0
      if (accepted === inARow) return performance.now() - startedAt
      if (accepted === 0) await sleep(POLL_MS)
    }
    const readyz = await fetch(`http://127.0.0.1:${this.options.port()}/readyz`, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).then(async (answer) => `${answer.status} ${await answer.text()}`, String)
    const refused = [...new Set(this.refusals.slice(refusedBefore))].join(', ')
    const unexpected = this.unexpected.join(', ') || 'nothing'
    throw new Error(
      `The API did not come back within a minute. /readyz: ${readyz}. Refused: ${refused}. Unexpected: ${unexpected}`,
    )
  }

  /** Retries every attempt with its key, then compares responses, effects and books. */
  async verify(databaseUrl: string): Promise<Findings> {
    const { attempts, doubled, unexpected } = this
    const { acknowledged } = this.counts
    for (let start = 0; start < attempts.length; start += CLIENTS)
      await Promise.all(attempts.slice(start, start + CLIENTS).map((attempt) => this.send(attempt)))
    const inBooks = await compareWithBooks(
      databaseUrl,
      attempts,
      this.world.investors.map(({ userId }) => userId),
    )
    return {
      attempts: attempts.length,
      acknowledged,
      doubled,
      lost: attempts.filter(({ effectId }) => effectId === undefined).map(({ key }) => key),
      effects: new Set(attempts.map(({ kind, effectId }) => `${kind} ${effectId}`)).size,
      ...inBooks,
      unexpected,
    }
  }

  /** Every fourth attempt is a deposit entered by an administrator. Mixed load also moves money in and out. */
  private newAttempt(): Attempt {
    const { administrators, investors, projects } = this.world
    const number = this.attempts.length + 1
    const { userId, bankAccountId, token } = investors[number % investors.length]!
    const project = projects[number % projects.length]!
    const amount = '1.00'
    const path = '/v1/wallet/transactions'
    const asked = this.options.isMixed ? ASKED[number % 8] : undefined
    if (asked !== undefined)
      return this.remember({
        kind: asked === 'income' ? 'deposit' : 'withdrawal',
        path,
        token,
        body: { type: asked, amount, bankAccountId },
      })
    if (number % 4 === 0) {
      const body = { type: 'income', amount, userId, bankAccountId }
      return this.remember({ kind: 'income', path, token: administrators[0]!.token, body })
    }
    const body = { ...project, amount, orderType: 'invest', userId, ...ALL_CONSENTS }
    return this.remember({ kind: 'order', path: '/v1/project/orders', token, body })
  }

  private remember(call: MoneyCall): Attempt {
    const attempt = { ...call, key: `crash-key-${this.attempts.length + 1}` }
    this.attempts.push(attempt)
    return attempt
  }

  private follow({ kind, token }: Attempt, effectId: string): void {
    if (!this.options.isMixed) return
    if (kind === 'deposit' || kind === 'withdrawal' || kind === 'income') {
      const path = `/v1/wallet/transactions/${effectId}`
      const decision = { kind: 'decision', path, token: this.world.administrators[1]!.token } as const
      this.waiting.push(() => this.remember({ ...decision, body: { status: 'completed' }, hasFile: true }))
    }
    if (kind === 'order' && this.attempts.length % 3 === 0)
      this.waiting.push(() =>
        this.remember({ kind: 'revocation', path: `/v1/project/orders/${effectId}/revoke`, token }),
      )
  }

  /** Keeps only complete responses. */
  private async send(attempt: Attempt): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.options.port()}${attempt.path}`, {
        ...requestOf(attempt),
        signal: AbortSignal.timeout(this.options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS),
      })
      return this.judge(attempt, answer.status, await answer.text())
    } catch (error) {
      this.refusals.push(String((error as Error).cause ?? error))
      if ((error as Error).name === 'TimeoutError') this.unexpected.push('no answer')
      return false
    }
  }

  private judge(attempt: Attempt, status: number, text: string): boolean {
    // A proxy answers 502 when the process behind it was killed.
    if (status >= 500 && status !== 502 && status !== 503) this.unexpected.push(`${status} ${attempt.kind}`)
    const answer = parsed(text)
    if (answer === undefined) {
      this.refusals.push(`${status} of the proxy`)
      return false
    }
    const { orderId, transactionId, code } = answer
    const effectId = orderId ?? transactionId
    if (status >= 300 || effectId === undefined) {
      this.refusals.push(`${status} ${code}`)
      const isExpected = code === 'unavailable' || code === 'idempotency-in-progress'
      if (!isExpected) this.unexpected.push(`${status} ${code}`)
      return false
    }
    if (attempt.effectId !== undefined && attempt.effectId !== effectId) this.doubled.push(attempt.key)
    if (attempt.effectId === undefined) this.follow(attempt, effectId)
    attempt.effectId = effectId
    return true
  }
}

/** @returns undefined when the text is not of the API */
function parsed(text: string): Record<string, string | undefined> | undefined {
  try {
    return JSON.parse(text) as Record<string, string | undefined>
  } catch {
    return undefined
  }
}

/** Median and maximum. */
export function figures(durationsMs: readonly number[]): string {
  const sorted = durationsMs.toSorted((one, other) => one - other)
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
  return `median ${Math.round(median)} ms, worst ${Math.round(worst)} ms of ${sorted.length}`
}

async function compareWithBooks(
  databaseUrl: string,
  attempts: readonly Attempt[],
  userIds: readonly string[],
): Promise<{ keptKeys: number; miscounted: string[]; brokenInvariants: string[] }> {
  const books = openPatientDatabase(databaseUrl)
  const { invariants } = await reconcile({ database: books, clock: systemClock })
  const found = {
    keptKeys: await countKeptKeys(books, attempts),
    miscounted: await findMiscounted(books, attempts, userIds),
    brokenInvariants: invariants.filter(({ exceptionCount }) => exceptionCount > 0).map((each) => each.invariant),
  }
  await books.$client.end()
  return found
}

async function countKeptKeys(books: Database, attempts: readonly Attempt[]): Promise<number> {
  const { rows } = await books.$client.query<{ count: number }>(
    `select count(*)::integer as count from idempotency_keys k
     join (select order_id as effect_id from orders union all select transaction_id from transactions) effects using (effect_id)
     where k.key = any ($1)`,
    [attempts.map(({ key }) => key)],
  )
  return rows[0]!.count
}

async function findMiscounted(
  books: Database,
  attempts: readonly Attempt[],
  userIds: readonly string[],
): Promise<string[]> {
  const countOf = (wanted: MoneyKind) => attempts.filter(({ kind }) => kind === wanted).length
  const { rows } = await books.$client.query<{ kind: MoneyKind; count: number }>(
    `select 'order' as kind, count(*)::integer as count from orders where user_id = any ($1)
       union all select 'revocation', count(*)::integer from orders where user_id = any ($1) and status = 'cancelled'
       union all select case when issuer_name = 'admin-backoffice' then 'income' when type = 'income' then 'deposit' else 'withdrawal' end,
           count(*)::integer from transactions where user_id = any ($1) and order_id is null group by 1
       union all select 'decision', count(*)::integer from transactions
         where user_id = any ($1) and order_id is null and status <> 'pending'`,
    [userIds],
  )
  const inBooks = new Map(rows.map(({ kind, count }) => [kind, count]))
  return MONEY_KINDS.map((kind) => ({ kind, sent: countOf(kind), kept: inBooks.get(kind) ?? 0 }))
    .filter(({ sent, kept }) => sent !== kept)
    .map(({ kind, sent, kept }) => `${kind}: ${sent} sent, ${kept} in the books`)
}
