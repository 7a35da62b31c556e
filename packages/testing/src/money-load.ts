import { COOKIES } from '@cauce/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@cauce/api'
import { openPatientDatabase } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'

const CLIENTS = 16
/** So many calls in a row are for every project. */
export const PROJECTS = 8
const ANSWER_TIMEOUT_MS = 30_000
const AFTER_REFUSAL_MS = 250
const POLL_MS = 40

/** An order or an income on the client's side: what it sent, and the answer if one arrived. */
interface Attempt {
  readonly key: string
  readonly path: string
  readonly token: string
  readonly body: string
  effectId?: string
}

export interface LoadOptions {
  readonly ownerUrl: string
  /** The port of the API at this moment. */
  readonly port: () => number
  readonly clients?: number
  /** How long each client pauses after an answer. */
  readonly pauseMs?: number
  /** How long a client waits for an answer before it counts as one that hangs. */
  readonly answerTimeoutMs?: number
}

/** What `verify` finds after faults, besides how many calls were acknowledged, when nothing was lost, done twice or left unbalanced. */
export const intactBooks = (attempts: number) => ({
  attempts,
  doubled: [],
  lost: [],
  effects: attempts,
  keptKeys: attempts,
  brokenInvariants: [],
  unexpected: [],
})

/** What is wrong after faults; all empty when nothing was lost, done twice or left unbalanced. */
export interface Findings {
  readonly attempts: number
  readonly acknowledged: number
  readonly doubled: readonly string[]
  readonly lost: readonly string[]
  readonly effects: number
  readonly keptKeys: number
  readonly brokenInvariants: readonly string[]
  /** Statuses of answers that are neither success nor a refusal in words, such as 500. */
  readonly unexpected: readonly string[]
}

/** People who invest and administrators who enter incomes, with the memory of what each was answered. */
export class MoneyLoad {
  private readonly attempts: Attempt[] = []
  private readonly doubled: string[] = []
  private readonly unexpected: string[] = []
  /** Every call that was not accepted at once, with what its client saw. */
  readonly refusals: string[] = []
  private readonly world: ScaledWorld
  private readonly options: LoadOptions

  private constructor(world: ScaledWorld, options: LoadOptions) {
    this.world = world
    this.options = options
  }

  /** Fills the database with people and projects. */
  static async prepare(options: LoadOptions): Promise<MoneyLoad> {
    const scale = { investors: 64, projects: PROJECTS, walletCents: 100_000_000n, financingCents: 100_000_000_000n }
    return new MoneyLoad(await seedScale(options.ownerUrl, scale), options)
  }

  /** How many attempts were acknowledged so far, and how many answers said that it is not possible now. */
  get counts(): { readonly acknowledged: number; readonly unavailable: number } {
    const acknowledged = this.attempts.filter(({ effectId }) => effectId !== undefined).length
    return { acknowledged, unavailable: this.refusals.filter((refusal) => refusal === '503 unavailable').length }
  }

  /** Sends until `stop`, which waits for the last answers. */
  begin(): { stop(): Promise<void> } {
    const over = new AbortController()
    const clients = Array.from({ length: this.options.clients ?? CLIENTS }, async () => {
      while (!over.signal.aborted)
        await sleep((await this.send(this.newAttempt())) ? (this.options.pauseMs ?? 0) : AFTER_REFUSAL_MS)
    })
    return {
      async stop() {
        over.abort()
        await Promise.all(clients)
      },
    }
  }

  /** Milliseconds until new calls are accepted, so many in a row. @throws Error when that takes more than a minute */
  async untilServing(inARow = 1): Promise<number> {
    const startedAt = performance.now()
    let accepted = 0
    while (performance.now() - startedAt < 60_000) {
      accepted = (await this.send(this.newAttempt())) ? accepted + 1 : 0
      if (accepted === inARow) return performance.now() - startedAt
      if (accepted === 0) await sleep(POLL_MS)
    }
    throw new Error(`The API did not come back within a minute. Unexpected: ${this.unexpected.join(', ') || 'nothing'}`)
  }

  /** Repeats every attempt with the same key, answered or not, then compares answers, effects and books. */
  async verify(databaseUrl: string): Promise<Findings> {
    const { attempts, doubled, unexpected } = this
    const { acknowledged } = this.counts
    for (let start = 0; start < attempts.length; start += CLIENTS)
      await Promise.all(attempts.slice(start, start + CLIENTS).map((attempt) => this.send(attempt)))
    const books = openPatientDatabase(databaseUrl)
    const { invariants } = await reconcile({ database: books, clock: systemClock })
    const { rows } = await books.$client.query<{ count: string }>(
      `select count(*) from idempotency_keys k
       join (select order_id as effect_id from orders union all select transaction_id from transactions) effects using (effect_id)
       where k.key = any ($1)`,
      [attempts.map(({ key }) => key)],
    )
    await books.$client.end()
    return {
      attempts: attempts.length,
      acknowledged,
      doubled,
      lost: attempts.filter(({ effectId }) => effectId === undefined).map(({ key }) => key),
      effects: new Set(attempts.map(({ effectId }) => effectId)).size,
      keptKeys: Number(rows[0]!.count),
      brokenInvariants: invariants.filter(({ exceptionCount }) => exceptionCount > 0).map((each) => each.invariant),
      unexpected,
    }
  }

  /** Orders, and every fourth attempt an income that an administrator enters. */
  private newAttempt(): Attempt {
    const { administrators, investors, projects } = this.world
    const number = this.attempts.length + 1
    const { userId, bankAccountId, token } = investors[number % investors.length]!
    const project = projects[number % projects.length]!
    const [path, sender, body] =
      number % 4 === 0
        ? [
            '/v1/wallet/transactions',
            administrators[0]!.token,
            { type: 'income', amount: '1.00', userId, bankAccountId },
          ]
        : ['/v1/project/orders', token, { ...project, amount: '1.00', orderType: 'invest', userId, acceptsTerms: true }]
    const attempt = { key: `crash-key-${number}`, path, token: sender, body: JSON.stringify(body) }
    this.attempts.push(attempt)
    return attempt
  }

  /** Sends an attempt once. Keeps the answer only if it arrived complete. */
  private async send(attempt: Attempt): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.options.port()}${attempt.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `${COOKIES.session}=${attempt.token}`,
          'idempotency-key': attempt.key,
        },
        body: attempt.body,
        signal: AbortSignal.timeout(this.options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS),
      })
      const { orderId, transactionId, code } = (await answer.json()) as Record<string, string | undefined>
      const effectId = orderId ?? transactionId
      if (answer.status !== 201 || effectId === undefined) {
        this.refusals.push(`${answer.status} ${code}`)
        const isExpected = code === 'unavailable' || code === 'idempotency-in-progress'
        if (!isExpected) this.unexpected.push(`${answer.status} ${code}`)
        return false
      }
      if (attempt.effectId !== undefined && attempt.effectId !== effectId) this.doubled.push(attempt.key)
      attempt.effectId = effectId
      return true
    } catch (error) {
      this.refusals.push(String((error as Error).cause ?? error))
      // A client that waited so long is one that hangs.
      if ((error as Error).name === 'TimeoutError') this.unexpected.push('no answer')
      return false
    }
  }
}

/** Median and worst of durations, for the terminal. */
export function figures(durationsMs: readonly number[]): string {
  const sorted = durationsMs.toSorted((one, other) => one - other)
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
  return `median ${Math.round(median)} ms, worst ${Math.round(worst)} ms of ${sorted.length}`
}
