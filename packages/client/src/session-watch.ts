import { BACKGROUND_HEADER } from '@cauce/contract/pages.ts'
import { onInput } from './presence.ts'

/** The warning comes so long before the end, or at half of a shorter session (WCAG 2.2.1). */
const WARNING_MS = 120_000
const USE_EVERY_MS = 60_000
const USE_IN_WARNING_MS = 1_000
const AGAIN_MS = 30_000

export interface SessionWatch {
  readonly warn: (stay: () => void) => void
  readonly calm: () => void
  readonly end: () => void
  /** Seconds left, null when it is over; `isUse` prolongs it. Throws without an answer. */
  readonly ask?: (isUse: boolean) => Promise<number | null>
  readonly listen?: typeof onInput
}

/**
 * Warns before the session ends, and tells its end. Other tabs count, because the server is asked. Returns the function
 * that stops it.
 */
export function watchSession({ warn, calm, end, ask = askSession, listen = onInput }: SessionWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let usedAt = Date.now()
  let isWarned = false
  let longestMs = 0
  let isStopped = false

  const inform = async (isUse: boolean) => {
    clearTimeout(timer)
    const seconds = await ask(isUse).catch(() => undefined)
    clearTimeout(timer)
    if (isStopped) return
    if (seconds === null) return finish()
    plan(seconds)
  }
  const plan = (seconds: number | undefined) => {
    if (seconds === undefined) return void (timer = setTimeout(() => void inform(false), AGAIN_MS))
    const leftMs = seconds * 1000
    longestMs = Math.max(longestMs, leftMs)
    const untilWarningMs = leftMs - Math.min(WARNING_MS, longestMs / 2)
    const isEnding = untilWarningMs <= 0
    if (isEnding && !isWarned) warn(use)
    if (!isEnding && isWarned) calm()
    isWarned = isEnding
    timer = setTimeout(() => void inform(false), untilWarningMs > 0 ? untilWarningMs : leftMs + 1000)
  }
  const use = () => {
    usedAt = Date.now()
    void inform(true)
  }
  const stop = listen(() => {
    if (Date.now() - usedAt > (isWarned ? USE_IN_WARNING_MS : USE_EVERY_MS)) use()
  })
  const finish = () => {
    isStopped = true
    clearTimeout(timer)
    stop()
    end()
  }
  void inform(false)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}

export async function askSession(isUse: boolean): Promise<number | null> {
  const headers: HeadersInit = isUse ? {} : { [BACKGROUND_HEADER]: '1' }
  const answer = await fetch('/v1/auth/session', { headers, credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`The session answered ${answer.status}`)
  const { stage, endsInSeconds } = (await answer.json()) as { stage: string; endsInSeconds: number | null }
  return stage === 'visitor' ? null : endsInSeconds
}
