import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  CLIENT_ACCOUNT,
  Holder,
  InstitutionBooks,
  type InstitutionState,
  Instructions,
  type Notice,
  Order,
  Refused,
  SentTransfer,
} from './institution-books.ts'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Polling interval. */
const TICK_MS = 1000

export interface SandboxOptions {
  readonly port?: number
  readonly secret: string
  readonly now?: () => Date
  /** Delivers a signed notice; resolves to the status. */
  readonly deliver: (raw: string, headers: Record<string, string>) => Promise<number>
  readonly isShared?: boolean
  /** In memory without it. */
  readonly stateFile?: string
  readonly seed?: number
  /** Automatic; else `settle` and `deliver`. */
  readonly isBusy?: boolean
  /** Retried failures, such as a full disk. */
  readonly log: SandboxLog
}

export interface SandboxLog {
  error(facts: { readonly error: unknown }, message: string): void
}

export type SandboxInstitution = Awaited<ReturnType<typeof startSandboxInstitution>>

/**
 * Payment institution for demonstration and tests, on loopback with its own books. Signs both ways; moves no real money
 * (decision company-accounts-and-institution).
 */
export async function startSandboxInstitution(options: SandboxOptions) {
  const now = options.now ?? (() => new Date())
  const random = options.seed === undefined ? undefined : randomOf(options.seed)
  const books = new InstitutionBooks(readState(options.stateFile), { now, isShared: options.isShared ?? false })
  const faults: Faults = { isDown: false, isSilent: false, failsAfterAccepting: 0 }
  const keep = () => writeState(options.stateFile, books.state)
  // Undelivered before a restart: customers poll too.
  let delivered = books.state.notices.length
  let undelivered: Notice[] = []

  const deliver = async () => {
    const fresh = books.state.notices.slice(delivered)
    delivered += fresh.length
    const batch = [...undelivered, ...(random ? disturbed(fresh, random) : fresh)]
    undelivered = []
    for (const notice of batch) {
      const raw = JSON.stringify(notice)
      const status = await options
        .deliver(raw, { 'content-type': 'application/json', [HEADER]: sign(options.secret, now(), 'event', raw) })
        .catch(() => 0)
      if (status < 200 || status > 299) undelivered.push(notice)
    }
  }
  const report = (error: unknown) =>
    options.log.error({ error }, 'The sandbox institution could not finish its work, and tries again')
  const server = createServer((request, response) => {
    serve({ secret: options.secret, now, books, faults }, request, response).finally(keep).catch(report)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  let isDelivering = false
  // Settling does not wait for slow customers. Delivered only after the books are saved.
  const tick = async () => {
    for (const { id, state } of books.state.payOuts)
      if (state === 'pending') books.settle(id, ...(random ? outcomeOf(random) : (['succeeded', null] as const)))
    keep()
    if (isDelivering) return
    isDelivering = true
    await deliver().finally(() => (isDelivering = false))
  }
  const timer = options.isBusy ? setInterval(() => void tick().catch(report), TICK_MS) : undefined
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    faults,
    /** Failures are retried with the next call. */
    deliver,
    /** Drops undelivered notices. */
    lose() {
      delivered = books.state.notices.length
      undelivered = []
    },
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Seeded numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Percent. */
const [LOST, TWICE, LATE] = [10, 20, 20]

/** Loses, repeats and reorders. */
function disturbed<Notice>(notices: readonly Notice[], random: () => number): Notice[] {
  const happens = (percentage: number) => random() * 100 < percentage
  const arriving = notices.flatMap((notice) => (happens(LOST) ? [] : happens(TWICE) ? [notice, notice] : [notice]))
  for (let index = 1; index < arriving.length; index += 1)
    if (happens(LATE)) [arriving[index - 1], arriving[index]] = [arriving[index]!, arriving[index - 1]!]
  return arriving
}

/** Percent of pay-outs to a closed account. */
const FAILS = 10

const outcomeOf = (random: () => number): readonly ['succeeded' | 'failed', string | null] =>
  random() * 100 < FAILS ? ['failed', 'AC04'] : ['succeeded', null]

export function readState(file: string | undefined): InstitutionState | undefined {
  return file !== undefined && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as InstitutionState)
    : undefined
}

/** Atomic. */
function writeState(file: string | undefined, state: InstitutionState): void {
  if (file === undefined) return
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const MAXIMUM_BODY = 100_000

interface Faults {
  /** 503 to everything. */
  isDown: boolean
  /** Never answers. */
  isSilent: boolean
  /** Orders accepted but answered with 500. */
  failsAfterAccepting: number
}

interface Serving {
  readonly secret: string
  readonly now: () => Date
  readonly books: InstitutionBooks
  readonly faults: Faults
}

/** Errors of the request are answered, not thrown. */
async function serve(
  { secret, now, books, faults }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request
  const raw = await bodyOf(request)
  if (faults.isSilent) return
  const answer = (status: number, content: unknown) => {
    const text = JSON.stringify(content)
    const signature = sign(secret, now(), `answer ${method} ${url}`, text)
    response.writeHead(status, { 'content-type': 'application/json', [HEADER]: signature }).end(text)
  }
  if (faults.isDown) return answer(503, {})
  if (!isSigned(secret, now(), `${method} ${url}`, raw, request.headers[HEADER])) return answer(401, {})
  try {
    const content = route(books, `${method} ${url}`, raw)
    const isOrder = method === 'PUT' && !url.startsWith('/accounts/')
    if (isOrder && faults.failsAfterAccepting > 0) {
      faults.failsAfterAccepting -= 1
      return answer(500, {})
    }
    return content === undefined ? answer(404, {}) : answer(200, content)
  } catch (error) {
    if (error instanceof Refused) return answer(error.status, { reason: error.reason })
    return answer(422, {})
  }
}

function route(books: InstitutionBooks, target: string, raw: string): unknown {
  const body = () => JSON.parse(raw) as unknown
  const [, verb, noun, id = ''] = /^([A-Z]+) \/([a-z-]+(?:\?after=|\/)?)([\w-]*)$/.exec(target) ?? []
  switch (`${verb} ${noun}`) {
    case 'PUT accounts/':
      return books.openAccount(id, Holder.parse(body()))
    case 'POST instructions':
      return books.instructions(Instructions.parse(body()))
    case 'PUT pay-outs/':
      return books.payOut(id, Order.parse(body()))
    case 'PUT send-backs/':
      return books.sendBack(id, Order.parse(body()))
    case 'GET pay-outs/':
      return books.readPayOut(id)
    case 'GET events?after=':
      return { events: books.noticesAfter(Number(id)) }
    case 'GET account':
      return { iban: CLIENT_ACCOUNT }
    case 'GET balance':
      return books.balance()
    case 'GET statements/':
      return books.statement(id)
    case 'POST transfers':
      return books.receive(SentTransfer.parse(body()))
    default:
      return undefined
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAXIMUM_BODY) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const HEADER = 'institution-signature'
const TOLERANCE_SECONDS = 300

/** Time and HMAC-SHA256. */
function sign(secret: string, now: Date, target: string, content: string): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${target}.${content}`).digest('hex')}`
}

/** Within five minutes. */
function isSigned(secret: string, now: Date, target: string, content: string, given: unknown): boolean {
  const seconds = Number(/^t=(\d{1,12}),/.exec(String(given))?.[1])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) return false
  const [expected, actual] = [sign(secret, new Date(seconds * 1000), target, content), String(given)].map(Buffer.from)
  return expected!.length === actual!.length && timingSafeEqual(expected!, actual!)
}
