import { accept, decline, type Decision, stateAfter, userTaskLifecycle } from '@cauce/contract'
import type { UserTaskRow } from '../../../database/schema/customer-work.ts'

type State = UserTaskRow['state']
type StateChange = Pick<UserTaskRow, 'state' | 'doneAt' | 'doneById'>

/** Idempotent. Refuses `state-forbids`. */
export function decideTaskState(
  task: StateChange,
  wanted: State,
  by: { readonly userId: string; readonly now: Date },
): Decision<StateChange> {
  const { state, doneAt, doneById } = task
  if (state === wanted) return accept({ state, doneAt, doneById })
  const next = stateAfter(userTaskLifecycle, wanted === 'done' ? 'finish' : 'reopen', state)
  if (next === undefined) return decline('state-forbids', { state })
  return accept(
    next === 'done'
      ? { state: next, doneAt: by.now, doneById: by.userId }
      : { state: next, doneAt: null, doneById: null },
  )
}
