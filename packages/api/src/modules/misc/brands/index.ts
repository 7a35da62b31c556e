import { api, brandLifecycle, Refusal } from '@cauce/contract'
import { brandNow, plainBrand, setBrand, type Brand } from '@cauce/contract/brand.ts'
import { shortfallOf } from '@cauce/design/derive-colors.ts'
import type { Transaction } from '../../../database/index.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf } from '../../../platform/four-eyes.queries.ts'
import { ALL_PAGES, notifyPagePurge } from '../../../platform/page-purge.ts'
import { decide, propose } from '../../../platform/proposals.service.ts'
import { brandProposals, findPublishedBrand, type BrandRow } from './brands.queries.ts'

const stored = {
  lifecycle: brandLifecycle,
  ...brandProposals,
  idOf: ({ brandId }: BrandRow) => brandId,
  lockReplaced: (tx: Transaction) => brandProposals.lockActive(tx),
}

export { findPublishedBrand } from './brands.queries.ts'

export const brandsModule: ModuleFactory = (kernel) => ({
  name: 'brands',
  routes: [
    bind(api.brands.readPublished, () => brandNow()),
    ...bindRows(api.brands.list, api.brands.read, async (call) =>
      brandProposals.list(kernel.database, call.query, await awaitedOf(kernel, call, 'brands.edit', brandProposals)),
    ),
    bind(api.brands.create, (call) => {
      expectContrast(call.body.color)
      return propose(kernel, call, stored, (tx, brandId, columns) =>
        brandProposals.rows.insert(tx, { brandId, ...call.body, ...columns }),
      )
    }),
    bind(api.brands.decide, (call) => decideBrand(kernel, call)),
  ],
})

/** This process knows it at once, and the others when they hear of it (decision brand). */
async function decideBrand(kernel: Kernel, call: Call<typeof api.brands.decide>) {
  const decided = await decide(kernel, call, {
    ...stored,
    onDecided: (tx) => notifyPagePurge(tx, [ALL_PAGES]),
  })
  await loadBrand(kernel)
  return decided
}

export async function loadBrand({ database, settings }: Pick<Kernel, 'database' | 'settings'>): Promise<void> {
  const row = await findPublishedBrand(database)
  setBrand(row === undefined ? plainBrand(settings.brandName) : publishedOf(row))
}

function publishedOf({ brandId, name, color, mark, headings, ...row }: BrandRow): Brand {
  const { headline, headlineEn, lead, leadEn, footer, footerEn, furtherLanguages } = row
  return {
    ...{ brandId, name, color, mark, headings, furtherLanguages },
    ...{ headline, headlineEn, lead, leadEn, footer, footerEn },
  }
}

function expectContrast(color: string | null): void {
  const shortfall = color === null ? undefined : shortfallOf(color)
  if (shortfall === undefined) return
  const { foreground, ground, ratio, required, nearest } = shortfall
  throw new Refusal({
    ...{ code: 'color-contrast', path: 'color' },
    params: { ground: foreground === 'river' ? ground : foreground, ratio: ratio.toFixed(2), required, nearest },
  })
}
