import type { Permission } from './permissions.ts'

/** `null`: the system only. */
export interface Transition<State extends string> {
  readonly from: readonly State[]
  readonly to: State
  readonly permission: Permission | null
}

export interface Lifecycle<State extends string, Action extends string> {
  readonly name: string
  readonly states: readonly State[]
  readonly initial: readonly State[]
  readonly transitions: Readonly<Record<Action, Transition<State>>>
}

/** Keeps literal types, so that each action names its target. */
// @__NO_SIDE_EFFECTS__
export function defineLifecycle<
  const State extends string,
  const Transitions extends Readonly<Record<string, Transition<State>>>,
>(lifecycle: {
  readonly name: string
  readonly states: readonly State[]
  readonly initial: readonly State[]
  readonly transitions: Transitions
}): typeof lifecycle {
  return lifecycle
}

/** Undefined when forbidden (409 `state-forbids`). Services store this result and never name a target state. */
export function stateAfter<
  State extends string,
  Action extends string,
  Transitions extends Readonly<Record<Action, Transition<State>>>,
>(
  lifecycle: { readonly states: readonly State[]; readonly transitions: Transitions },
  action: Action,
  state: State,
): Transitions[Action]['to'] | undefined {
  const { from, to } = lifecycle.transitions[action]
  return from.includes(state) ? to : undefined
}

/** Regardless of permissions. */
export function actionsFrom<State extends string, Action extends string>(
  lifecycle: Lifecycle<State, Action>,
  state: State,
): Action[] {
  return (Object.keys(lifecycle.transitions) as Action[]).filter((action) =>
    lifecycle.transitions[action].from.includes(state),
  )
}

export function finalStates<State extends string, Action extends string>(lifecycle: Lifecycle<State, Action>): State[] {
  return lifecycle.states.filter((state) => actionsFrom(lifecycle, state).length === 0)
}
