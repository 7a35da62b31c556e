import { setTimeout as sleep } from 'node:timers/promises'
import { COOKIES } from '@cauce/contract'
import type { Latencies } from './latencies.ts'

const ANSWER_TIMEOUT_MS = 90_000
/** How long people wait before they try again. */
export const AFTER_REFUSAL_MS = 250

/** What a visitor got: the status, 0 when the connection broke, and the content. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string
}

/** Makes calls that move no money, and notes how long they took and what was wrong. */
export class Caller {
  /** Answers that are neither success nor that it is not possible now. */
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

export const headersOf = (token: string) => ({ cookie: `${COOKIES.session}=${token}` })
