import { api, withholdingAgentLifecycle } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { decide, listProposals, propose } from '../../../platform/proposals.service.ts'
import { agentProposals, lockAgentsAt } from './withholding-agents.queries.ts'

export { findAgentsInForce } from './withholding-agents.queries.ts'

const stored = {
  lifecycle: withholdingAgentLifecycle,
  ...agentProposals,
  lockReplaced: lockAgentsAt,
}

export const withholdingAgentsModule: ModuleFactory = (kernel) => ({
  name: 'withholdingAgents',
  routes: [
    ...bindRows(api.withholdingAgents.list, api.withholdingAgents.read, (call) =>
      listProposals(kernel, call, 'withholdingAgents.edit', agentProposals),
    ),
    bind(api.withholdingAgents.create, (call) =>
      propose(kernel, call, stored, (tx, withholdingAgentId, columns) =>
        agentProposals.rows.insert(tx, { withholdingAgentId, ...call.body, ...columns }),
      ),
    ),
    bind(api.withholdingAgents.decide, (call) => decide(kernel, call, stored)),
  ],
})
