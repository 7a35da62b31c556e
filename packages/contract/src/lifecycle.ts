import type { Permission } from './permissions.ts'

/** One action of a lifecycle: from which states, to which state, and who may take it (`null`: only the system itself). */
export interface Transition<State extends string> {
  readonly from: readonly State[]
  readonly to: State
  readonly permission: Permission | null
}

/** A state machine as data. The API and the front ends derive the possible actions from it (handbook rule 6.20). */
export interface Lifecycle<State extends string, Action extends string> {
  readonly name: string
  readonly states: readonly State[]
  readonly initial: readonly State[]
  readonly transitions: Readonly<Record<Action, Transition<State>>>
}

/** Declares a lifecycle. The types of its transitions stay literal, so that each action names its target state. */
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

/**
 * The state after `action`, typed as the target of that action; `undefined` when the present state forbids it, which a
 * service refuses with 409 `state-forbids`. Services store what this returns and never name a target state themselves.
 */
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

/** The actions that the present state allows, without regard to permissions. */
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
