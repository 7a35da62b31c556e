import type { Call } from './bind.ts'
import { userIdOf } from './actor.ts'

export interface CustomerFilter {
  readonly ownerId?: string
  readonly managerId?: string
}

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
