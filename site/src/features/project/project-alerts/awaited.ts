import { AWAITED_PHASES } from '@cauce/contract/project/projects.lifecycle.ts'
import type { PhaseName } from '@cauce/contract'

/** The opening that a reader of a project can wait for: of that project, or of whichever opens next. */
export interface Awaited {
  readonly projectId: string | null
}

const announced: readonly PhaseName[] = AWAITED_PHASES

/** One that is announced opens itself; after one that has been financed, another will. Undefined: it is open. */
export function awaitedOf({ phaseName, projectId }: { phaseName: PhaseName; projectId: string }): Awaited | undefined {
  if (phaseName === 'Investment') return undefined
  return { projectId: announced.includes(phaseName) ? projectId : null }
}
