import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InstitutionBooks, type Notice } from './institution-books.ts'
import { serve, type Faults } from './serving.ts'
import { HEADER, sign } from './signing.ts'
import { readState, writeState } from './state-file.ts'
import { disturbed, outcomeOf, randomOf } from './trouble.ts'

/** How often it looks for pay-outs to settle and notices to deliver, where it works by itself. */
const TICK_MS = 1000

export interface SandboxOptions {
  readonly port?: number
  readonly secret: string
  readonly now?: () => Date
  /** Takes a notice as its customer does: the signed bytes, and the status of the answer. */
  readonly deliver: (raw: string, headers: Record<string, string>) => Promise<number>
  readonly isShared?: boolean
  /** Where its books are kept; without it they end with the process. */
  readonly stateFile?: string
  /** Loses, repeats and reorders notices and fails pay-outs by this seed; without it nothing goes wrong. */
  readonly seed?: number
  /** Settles pay-outs and delivers notices by itself; else `settle` and `deliver` do. */
  readonly isBusy?: boolean
  /** Takes what fails and is tried again, such as keeping the books on a full disk. */
  readonly log: SandboxLog
}

export interface SandboxLog {
  error(facts: { readonly error: unknown }, message: string): void
}

export type SandboxInstitution = Awaited<ReturnType<typeof startSandboxInstitution>>

/**
 * A payment institution for the demonstration and for tests: a server on the loopback address with books of its own. It signs its
 * answers and notices, and takes signed requests only. It moves no real money (decision 188).
 */
export async function startSandboxInstitution(options: SandboxOptions) {
  const now = options.now ?? (() => new Date())
  const random = options.seed === undefined ? undefined : randomOf(options.seed)
  const books = new InstitutionBooks(readState(options.stateFile), { now, isShared: options.isShared ?? false })
  const faults: Faults = { isDown: false, isSilent: false, failsAfterAccepting: 0 }
  const keep = () => writeState(options.stateFile, books.state)
  // What was not delivered before a restart is found by whom it concerns: they ask for events too.
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
  // Settling does not wait for a customer that is slow to take notices. They are delivered only when the books that name them are kept.
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
    /** Delivers what has not been delivered; what is not taken is tried again with the next call. */
    deliver,
    /** Forgets what has not been delivered, as when the address of its customer was wrong. */
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
