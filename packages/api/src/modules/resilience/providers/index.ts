import { api, calendarDateOf, mistakesOfProvider, withoutMistakes } from '@cauce/contract'
import { inTransaction, type Executor } from '../../../database/index.ts'
import type { ProviderRow } from '../../../database/schema/resilience.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { audit } from '../../../platform/audit/index.ts'
import { listProviders, providerRows } from './providers.queries.ts'

export { providerReviewDueOn } from './providers.queries.ts'

/** Regulation (EU) 2022/2554, article 28. */
export const providersModule: ModuleFactory = (kernel) => ({
  name: 'providers',
  routes: [
    ...bindRows(api.providers.list, api.providers.read, ({ query }) =>
      listProviders(kernel.database, query, todayOf(kernel)),
    ),
    bind(api.providers.create, (call) => createProvider(kernel, call)),
    bind(api.providers.edit, (call) => editProvider(kernel, call)),
  ],
})

type Endpoints = typeof api.providers

const todayOf = ({ clock }: Kernel) => calendarDateOf(clock.now())

async function viewOf(kernel: Kernel, executor: Executor, providerId: string) {
  const { data } = await listProviders(executor, { ids: [providerId] }, todayOf(kernel))
  return data[0]!
}

async function createProvider(kernel: Kernel, call: Call<Endpoints['create']>) {
  const now = kernel.clock.now()
  const { lei, taxNumber, endsOn = null, noticeDays = null, ...given } = call.body
  const providerId = uuidv7(now)
  const optional = { lei: lei || null, taxNumber: taxNumber || null, endsOn, noticeDays }
  const row: ProviderRow = { ...given, ...optional, providerId, createdAt: now, updatedAt: now }
  return inTransaction(kernel.database, async (tx) => {
    await providerRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: providerId, after: row })
    return viewOf(kernel, tx, providerId)
  })
}

async function editProvider(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const { updatedAt, ...fields } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await providerRows.lock(tx, call.params.id))
    expectUnchanged(before.updatedAt, updatedAt)
    const wanted = { ...before, ...fields }
    accepted(withoutMistakes(mistakesOfProvider(wanted)))
    const { providerId } = before
    const after = {
      ...wanted,
      lei: wanted.lei || null,
      taxNumber: wanted.taxNumber || null,
      updatedAt: touchedAt(before.updatedAt, kernel.clock.now()),
    }
    await providerRows.update(tx, providerId, after)
    await audit(kernel, tx, call, { recordId: providerId, before, after })
    return viewOf(kernel, tx, providerId)
  })
}
