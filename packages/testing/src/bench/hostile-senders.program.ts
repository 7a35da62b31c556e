import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { send, type Form, type Sender } from './send-form.ts'

/** Thread of `uploads.bench.ts`, so that honest uploads do not wait for hostile ones on their way out. */
export interface HostileWork {
  readonly port: number
  readonly path: string
  readonly form: Form
  readonly senders: readonly Sender[]
}
/** How many, and milliseconds of the longest, by status and code. */
export type HostileAnswers = ReadonlyMap<string, { readonly count: number; readonly most: number }>

const { port, path, form, senders } = workerData as HostileWork
const stopping = new AbortController()
parentPort!.once('message', () => stopping.abort())

const answers = new Map<string, { count: number; most: number }>()
const attack = async (sender: Sender) => {
  while (!stopping.signal.aborted) {
    const { status, ms, code } = await send(port, path, form, sender)
    const { count, most } = answers.get(`${status} ${code}`) ?? { count: 0, most: 0 }
    answers.set(`${status} ${code}`, { count: count + 1, most: Math.max(most, ms) })
    if (status === 429) await sleep(1_000)
  }
}
await Promise.all(senders.map(attack))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(answers satisfies HostileAnswers)
