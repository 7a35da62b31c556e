import { api, withholdingAgentLifecycle } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf } from '../../../platform/four-eyes.queries.ts'
import { decide, propose } from '../../../platform/proposals.service.ts'
import { agentProposals, lockAgentsAt, type Row } from './withholding-agents.queries.ts'

export { findAgentsInForce } from './withholding-agents.queries.ts'

const stored = {
  lifecycle: withholdingAgentLifecycle,
  ...agentProposals,
  idOf: ({ withholdingAgentId }: Row) => withholdingAgentId,
  lockReplaced: lockAgentsAt,
}

export const withholdingAgentsModule: ModuleFactory = (kernel) => ({
  name: 'withholdingAgents',
  routes: [
    ...bindRows(api.withholdingAgents.list, api.withholdingAgents.read, async (call) =>
      agentProposals.list(
        kernel.database,
        call.query,
        await awaitedOf(kernel, call, 'withholdingAgents.edit', agentProposals),
      ),
    ),
    bind(api.withholdingAgents.create, (call) =>
      propose(kernel, call, stored, (tx, withholdingAgentId, columns) =>
        agentProposals.rows.insert(tx, { withholdingAgentId, ...call.body, ...columns }),
      ),
    ),
    bind(api.withholdingAgents.decide, (call) => decide(kernel, call, stored)),
  ],
})
