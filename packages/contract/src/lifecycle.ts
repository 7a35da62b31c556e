import type { Permission } from './permissions.ts'

/** One action of a lifecycle: from which states, to which state, and who may take it (`null`: only the system itself). */
export interface Transition<State extends string> {
  readonly from: readonly State[]
  readonly to: State
  readonly permission: Permission | null
}

/** A state machine as data: both sides derive from it what may be done (handbook rule 6.20). */
export interface Lifecycle<State extends string, Action extends string> {
  readonly name: string
  readonly states: readonly State[]
  readonly initial: readonly State[]
  readonly transitions: Readonly<Record<Action, Transition<State>>>
}

// @__NO_SIDE_EFFECTS__
export function defineLifecycle<const State extends string, const Action extends string>(
  lifecycle: Lifecycle<State, Action>,
): Lifecycle<State, Action> {
  return lifecycle
}

/** The state after `action`, or `undefined` when the present state forbids it (the service answers 409 `state-forbids`). */
export function stateAfter<State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  action: Action,
  state: State,
): State | undefined {
  const transition = lifecycle.transitions[action]
  return transition.from.includes(state) ? transition.to : undefined
}

/** The actions that the present state allows, whoever asks. */
export function actionsFrom<State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  state: State,
): Action[] {
  return (Object.keys(lifecycle.transitions) as Action[]).filter((action) =>
    lifecycle.transitions[action].from.includes(state),
  )
}

/** States that no action leaves. */
export function finalStates<State extends string, Action extends string>(lifecycle: Lifecycle<State, Action>): State[] {
  return lifecycle.states.filter((state) => actionsFrom(lifecycle, state).length === 0)
}
