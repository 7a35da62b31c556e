import { api, declarerLifecycle } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf } from '../../../platform/four-eyes.queries.ts'
import { decide, propose } from '../../../platform/proposals.service.ts'
import { declarerProposals, type Row } from './declarers.queries.ts'

export { findDeclarerInForce } from './declarers.queries.ts'

const stored = {
  lifecycle: declarerLifecycle,
  ...declarerProposals,
  idOf: ({ declarerId }: Row) => declarerId,
  lockReplaced: (tx: Transaction) => declarerProposals.lockActive(tx),
}

export const declarersModule: ModuleFactory = (kernel) => ({
  name: 'declarers',
  routes: [
    ...bindRows(api.declarers.list, api.declarers.read, async (call) =>
      declarerProposals.list(
        kernel.database,
        call.query,
        await awaitedOf(kernel, call, 'declarers.edit', declarerProposals),
      ),
    ),
    bind(api.declarers.create, (call) =>
      propose(kernel, call, stored, (tx, declarerId, columns) =>
        declarerProposals.rows.insert(tx, { declarerId, ...call.body, ...columns }),
      ),
    ),
    bind(api.declarers.decide, (call) => decide(kernel, call, stored)),
  ],
})
