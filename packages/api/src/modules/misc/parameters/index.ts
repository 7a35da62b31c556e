import { api, parameterLifecycle } from '@cauce/contract'
import type { ParameterRow } from '../../../database/schema/misc.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { accepted } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf } from '../../../platform/four-eyes.queries.ts'
import { decide, propose } from '../../../platform/proposals.service.ts'
import { decideParameter } from './parameters.domain.ts'
import { listParameters, lockParametersAt, parameterProposals } from './parameters.queries.ts'

export const parametersModule: ModuleFactory = (kernel) => ({
  name: 'parameters',
  routes: [
    ...bindRows(api.parameters.list, api.parameters.read, async (call) =>
      listParameters(kernel.database, call.query, await awaitedOf(kernel, call, 'parameters.edit', parameterProposals)),
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
    idOf: ({ parameterId }: ParameterRow) => parameterId,
    lockReplaced: lockParametersAt,
    onApproval: async (_tx, row, { now }) => {
      accepted(decideParameter(row, { now, isDemonstration: kernel.settings.isDemonstration }))
    },
  })
  await kernel.parameters.load()
  return decided
}
