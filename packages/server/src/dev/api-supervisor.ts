import { watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from './parts.ts'

/** Editors and formatters write in several steps. */
const DEBOUNCE_MS = 100
const WAIT_TIMEOUT_MS = 60_000

export interface ApiSupervisorOptions {
  readonly start: () => Part
  /** A save replaces the API. */
  readonly folders: readonly string[]
}

export interface ApiSupervisor {
  /**
   * The port of the API, once a replacement in progress is ready.
   * @returns undefined when no API has started within a minute
   */
  port(): Promise<number | undefined>
  close(): Promise<void>
}

/**
 * Requests wait for the new API. If it fails to start, the old one keeps serving; it stops once the new one is ready.
 */
export function superviseApi({ start, folders }: ApiSupervisorOptions): ApiSupervisor {
  let current: { readonly part: Part; readonly port: number } | undefined
  let hasChanged = false
  let replacing: Promise<void> | undefined
  const stopping: (Promise<void> | undefined)[] = []
  const firstReady = Promise.withResolvers<void>()

  const replace = async (): Promise<void> => {
    while (hasChanged) {
      await sleep(DEBOUNCE_MS)
      hasChanged = false
      const part = start()
      const port = await part.port
      if (port !== undefined) {
        stopping.push(current?.part.stop())
        current = { part, port }
        firstReady.resolve()
      } else if (current !== undefined) console.error('The new API did not start. The old one keeps answering.')
    }
    replacing = undefined
  }
  const noteChange = () => {
    hasChanged = true
    replacing ??= replace()
  }
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => file !== null && isSource(file) && noteChange()),
  )
  noteChange()

  return {
    async port() {
      const deadline = sleep(WAIT_TIMEOUT_MS, undefined, { ref: false })
      await Promise.race([replacing, deadline])
      if (current === undefined) await Promise.race([firstReady.promise, deadline])
      return current?.port
    },
    async close() {
      for (const watcher of watchers) watcher.close()
      hasChanged = false
      await replacing
      await Promise.all([...stopping, current?.part.stop()])
    },
  }
}

const isSource = (file: string) => /\.(ts|json|sql)$/.test(file) && !file.endsWith('.test.ts')
