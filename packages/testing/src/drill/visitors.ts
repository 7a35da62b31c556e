import { setTimeout as sleep } from 'node:timers/promises'
import { codeNow } from '@cauce/api/modules/auth/totps'
import { calendarDateOf, COOKIES } from '@cauce/contract'
import type { ScaledWorld } from '@cauce/seed/scale'
import { KNOWN_PASSWORD, KNOWN_SECRET } from '../given.ts'
import { formOf } from '../money-calls.ts'
import type { MoneyLoad } from '../money-load.ts'

/** A small part of the 1,088 EUR of interest that the loan pays: ten minutes on a fast machine take more than 200 payments. */
const PAYMENT = '2.00'

interface VisitorOptions {
  readonly caller: Caller
  readonly load: MoneyLoad
  readonly others: ScaledWorld & { readonly emails: readonly string[] }
  /** A financed project that pays returns. */
  readonly financedId: string
}

/** Everybody who is there beside those who move money: they read, log in and hand in documents, and two administrators pay returns. */
export class Visitors {
  readonly uploads: { readonly id: string; readonly token: string }[] = []
  logins = 0
  distributions = 0
  private readonly options: VisitorOptions
  private readonly caller: Caller

  constructor(options: VisitorOptions) {
    this.options = options
    this.caller = options.caller
  }

  /** They come and go until `stop`, which waits for the last of them. */
  begin(): { stop(): Promise<void> } {
    const over = new AbortController()
    const { signal } = over
    const repeated = async (pauseMs: number, visit: (number: number) => Promise<unknown>) => {
      for (let number = 0; !signal.aborted; number += 1) {
        await visit(number)
        await sleep(pauseMs)
      }
    }
    const all = [
      repeated(60, (number) => this.readPage(number)),
      repeated(80, (number) => this.readList(number)),
      repeated(80, (number) => this.readWallet(number)),
      repeated(1_000, (number) => this.logIn(number)),
      repeated(700, (number) => this.handIn(number)),
      repeated(500, () => this.payReturn(signal)),
    ]
    return {
      async stop() {
        over.abort()
        await Promise.all(all)
      },
    }
  }

  /** Documents that were acknowledged and cannot be opened. */
  async lostUploads(): Promise<string[]> {
    const lost: string[] = []
    for (const { id, token } of this.uploads) {
      const signed = await this.caller.get('document', `/v1/account/account-documents/url/${id}`, token)
      const { url } = JSON.parse(signed.text || '{}') as { url?: string }
      if (url === undefined || (await this.caller.get('document', url)).status !== 200) lost.push(id)
    }
    return lost
  }

  private readPage(number: number) {
    const { projects } = this.options.load.world
    const { projectId } = projects[number % projects.length]!
    return this.caller.get('page', ['/', '/projects', `/projects/carga-${projectId}`][number % 3]!)
  }

  private readList(number: number) {
    const { administrators } = this.options.load.world
    const lists = ['wallet/transactions', 'account/users', 'project/orders', 'project/projects', 'misc/audit']
    return this.caller.get('list', `/v1/${lists[number % lists.length]}?take=25`, administrators[number % 2]!.token)
  }

  private readWallet(number: number) {
    const { investors } = this.options.load.world
    const { token, walletId } = investors[number % investors.length]!
    return this.caller.get('wallet', `/v1/wallet/${number % 2 === 0 ? `wallets/${walletId}` : 'transactions'}`, token)
  }

  /** Password and code. Each person comes again after more than half a minute, because a code is used once. */
  private async logIn(number: number): Promise<void> {
    const { emails } = this.options.others
    const body = { email: emails[number % emails.length], password: KNOWN_PASSWORD }
    const known = await this.caller.post('log-in', '/v1/auth/login', body)
    if (known.status !== 200) return
    const code = codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, new Date())
    const entered = await this.caller.post('log-in', '/v1/auth/otp', { code }, known.cookie)
    if (entered.status !== 200) return
    this.logins += 1
    await this.caller.post('log-out', '/v1/auth/logout', undefined, entered.cookie)
  }

  private async handIn(number: number): Promise<void> {
    const { investors } = this.options.others
    const { token } = investors[number % investors.length]!
    const request = { method: 'POST', headers: headersOf(token), body: formOf({}) }
    const { status, text } = await this.caller.ask('upload', '/v1/account/account-documents', request)
    if (status === 201) this.uploads.push({ id: JSON.parse(text).accountDocumentId as string, token })
  }

  /** One administrator records the next payment of the promoter, another confirms it, and a job pays it. */
  private async payReturn(over: AbortSignal): Promise<void> {
    const { load, financedId } = this.options
    const [ada, bea] = load.world.administrators.map(({ token }) => token)
    const path = '/v1/project/distributions'
    const query = `?projectId=${financedId}&status=planned&orderBy=dueDate&orderSide=asc&take=1`
    const { status, text } = await this.caller.get('list', path + query, ada)
    const next = status === 200 ? (JSON.parse(text).data[0] as { distributionId: string } | undefined) : undefined
    if (next === undefined) return
    const record = `${path}/${next.distributionId}`
    const body = { amount: PAYMENT, paidOn: calendarDateOf(new Date()) }
    if (!(await load.act({ kind: 'recording', path: `${record}/record`, token: ada!, body, hasFile: true }, over)))
      return
    if (!(await load.act({ kind: 'confirmation', path: `${record}/confirm`, token: bea! }, over))) return
    const isPaid = async () => /"status":"paid"/.test((await this.caller.get('list', record, ada)).text)
    while (!over.aborted && !(await isPaid())) await sleep(AFTER_REFUSAL_MS)
    this.distributions += 1
  }
}

const ANSWER_TIMEOUT_MS = 90_000
/** How long people wait before they try again. */
const AFTER_REFUSAL_MS = 250

/** What a visitor got: the status, 0 when the connection broke, and the content. */
interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string
}

export class Caller {
  readonly unexpected: string[] = []
  private readonly port: number
  private readonly latencies: Latencies

  constructor(port: number, latencies: Latencies) {
    this.port = port
    this.latencies = latencies
  }

  get(kind: string, path: string, token?: string): Promise<Answer> {
    return this.ask(kind, path, { headers: token === undefined ? {} : headersOf(token) })
  }

  post(kind: string, path: string, body?: object, cookie?: string): Promise<Answer> {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
    }
    return this.ask(kind, path, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) })
  }

  async ask(kind: string, path: string, request: RequestInit): Promise<Answer> {
    try {
      const answer = await this.latencies.timed(kind, async () => {
        const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
        const got = await fetch(`http://127.0.0.1:${this.port}${path}`, { ...request, signal })
        const cookie = got.headers.getSetCookie().map((line) => line.split(';')[0]!)
        return { status: got.status, text: await got.text(), cookie: cookie.join('; ') }
      })
      // 502 is what a proxy says when the process behind it was killed.
      if (answer.status > 204 && answer.status !== 502 && answer.status !== 503) this.unexpect(kind, path, answer)
      if (answer.status > 204) await sleep(AFTER_REFUSAL_MS)
      return answer
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') this.unexpected.push(`${kind}: no answer`)
      return { status: 0, text: '', cookie: '' }
    }
  }

  private unexpect(kind: string, path: string, { status, text }: Answer): void {
    this.unexpected.push(`${kind} ${path}: ${status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`)
  }
}

const headersOf = (token: string) => ({ cookie: `${COOKIES.session}=${token}` })

export class Latencies {
  /** What is broken at this moment. */
  phase = CALM
  private readonly waits = new Map<string, Map<string, number[]>>()

  /** Times a call, answered or not. It counts for the fault during which it was sent or, if it was sent before, answered. */
  async timed<Answer>(kind: string, call: () => Promise<Answer>): Promise<Answer> {
    const [startedAt, phase] = [performance.now(), this.phase]
    try {
      return await call()
    } finally {
      this.add(kind, phase === CALM ? this.phase : phase, performance.now() - startedAt)
    }
  }

  add(kind: string, phase: string, waitMs: number): void {
    const phases = this.waits.get(phase) ?? new Map<string, number[]>()
    this.waits.set(phase, phases)
    const waits = phases.get(kind) ?? []
    waits.push(waitMs)
    phases.set(kind, waits)
  }

  lines(): string[] {
    const head = ['', 'calls', 'p50', 'p99', 'longest']
    return [...this.waits].flatMap(([phase, kinds]) => {
      const all: [string, number[]] = ['all', [...kinds.values()].flat()]
      const rows = [...[...kinds].toSorted(([one], [other]) => one.localeCompare(other)), all]
      return [row([phase, ...head.slice(1)]), ...rows.map(([kind, waits]) => row([`  ${kind}`, ...figuresOf(waits)]))]
    })
  }
}

export const CALM = 'calm'

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function figuresOf(waits: readonly number[]): string[] {
  const sorted = waits.toSorted((one, other) => one - other)
  return [sorted.length, ...[0.5, 0.99, 1].map((share) => Math.round(quantile(sorted, share)))].map(String)
}

const row = ([name = '', ...figures]: readonly string[]) =>
  name.padEnd(44) + figures.map((figure) => figure.padStart(9)).join('')
