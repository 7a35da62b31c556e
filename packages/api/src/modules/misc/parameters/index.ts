import { api, parameterLifecycle } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { accepted } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { decide, listProposals, propose } from '../../../platform/proposals.service.ts'
import { decideParameter } from './parameters.domain.ts'
import { lockParametersAt, parameterProposals } from './parameters.queries.ts'

export const parametersModule: ModuleFactory = (kernel) => ({
  name: 'parameters',
  routes: [
    ...bindRows(api.parameters.list, api.parameters.read, (call) =>
      listProposals(kernel, call, 'parameters.edit', parameterProposals),
    ),
    bind(api.parameters.create, (call) => proposeParameter(kernel, call)),
    bind(api.parameters.decide, (call) => decideOnParameter(kernel, call)),
  ],
})

type Endpoints = typeof api.parameters

const proposeParameter = (kernel: Kernel, call: Call<Endpoints['create']>) =>
  propose(kernel, call, parameterProposals, async (tx, parameterId, columns) => {
    const { isDemonstration } = kernel.settings
    accepted(decideParameter(call.body, { now: columns.createdAt, isDemonstration }))
    await parameterProposals.rows.insert(tx, { parameterId, ...call.body, ...columns })
  })

async function decideOnParameter(kernel: Kernel, call: Call<Endpoints['decide']>) {
  const decided = await decide(kernel, call, {
    lifecycle: parameterLifecycle,
    ...parameterProposals,
    lockReplaced: lockParametersAt,
    onApproval: async (_tx, row, { now }) => {
      accepted(decideParameter(row, { now, isDemonstration: kernel.settings.isDemonstration }))
    },
  })
  await kernel.parameters.load()
  return decided
}
