import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InstitutionBooks, type Notice, type InstitutionState } from './institution-books.ts'
import { serve, type Faults } from './serving.ts'
import { HEADER, sign } from './signing.ts'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

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

/** mulberry32, in [0, 1). */
function randomOf(seed: number): () => number {
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
