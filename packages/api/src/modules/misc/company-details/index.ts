import { api, companyDetailsLifecycle } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { ALL_PAGES, notifyPagePurge } from '../../../platform/page-purge.ts'
import { decide, listProposals, propose } from '../../../platform/proposals.service.ts'
import { companyProposals } from './company-details.queries.ts'

const stored = {
  lifecycle: companyDetailsLifecycle,
  ...companyProposals,
  onDecided: (tx: Transaction) => notifyPagePurge(tx, [ALL_PAGES]),
}

export const companyDetailsModule: ModuleFactory = (kernel) => ({
  name: 'company-details',
  routes: [
    ...bindRows(api.companyDetails.list, api.companyDetails.read, (call) =>
      listProposals(kernel, call, 'companyDetails.edit', companyProposals),
    ),
    bind(api.companyDetails.create, (call) =>
      propose(kernel, call, stored, (tx, companyDetailsId, columns) =>
        companyProposals.rows.insert(tx, { companyDetailsId, ...call.body, ...columns }),
      ),
    ),
    bind(api.companyDetails.decide, (call) => decideCompany(kernel, call)),
  ],
})

/** This process knows it at once, and the others when they hear of it. */
async function decideCompany(kernel: Kernel, call: Call<typeof api.companyDetails.decide>) {
  const decided = await decide(kernel, call, stored)
  await kernel.company.load()
  return decided
}
