import { api, declarerLifecycle } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { decide, listProposals, propose } from '../../../platform/proposals.service.ts'
import { declarerProposals } from './declarers.queries.ts'

export { findDeclarerInForce } from './declarers.queries.ts'

const stored = {
  lifecycle: declarerLifecycle,
  ...declarerProposals,
}

export const declarersModule: ModuleFactory = (kernel) => ({
  name: 'declarers',
  routes: [
    ...bindRows(api.declarers.list, api.declarers.read, (call) =>
      listProposals(kernel, call, 'declarers.edit', declarerProposals),
    ),
    bind(api.declarers.create, (call) =>
      propose(kernel, call, stored, (tx, declarerId, columns) =>
        declarerProposals.rows.insert(tx, { declarerId, ...call.body, ...columns }),
      ),
    ),
    bind(api.declarers.decide, (call) => decide(kernel, call, stored)),
  ],
})
