import type { Call } from './bind.ts'
import { userIdOf } from './actor.ts'

/** How a scope restricts records that belong to a customer: to the person's own, or to those of the manager's customers. */
export interface CustomerFilter {
  readonly ownerId?: string
  readonly managerId?: string
}

/** The customers that a caller may reach: all of them, those assigned to a manager, or only themselves. */
export function customerFilter(call: Pick<Call, 'scope' | 'actor'>): CustomerFilter {
  switch (call.scope) {
    case 'own':
      return { ownerId: userIdOf(call.actor) }
    case 'assigned':
      return { managerId: userIdOf(call.actor) }
    case 'all':
      return {}
    case 'public':
      throw new Error('A permission over customers has no public scope')
  }
}
