import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { declareBackground, readDeclarations } from './customer-declarations.service.ts'

export { deleteDeclarationsOf, listDeclarationsOf } from './customer-declarations.queries.ts'
export { declarationView } from './customer-declarations.service.ts'

/** Handbook rules 27.1 to 27.6. */
export const customerDeclarationsModule: ModuleFactory = (kernel) => ({
  name: 'customer-declarations',
  routes: [
    bind(api.customerDeclarations.readState, ({ actor }) =>
      readDeclarations(kernel.database, userIdOf(actor), kernel.clock.now()),
    ),
    bind(api.customerDeclarations.declare, (call) => declareBackground(kernel, call)),
  ],
})
