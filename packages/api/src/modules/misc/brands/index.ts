import { AsyncLocalStorage } from 'node:async_hooks'
import { api, brandLifecycle, Refusal } from '@cauce/contract'
import { brandNow, plainBrand, setBrand, type Brand } from '@cauce/contract/brand.ts'
import { shortfallOf } from '@cauce/design/derive-colors.ts'
import type { Executor, Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { ALL_PAGES, notifyPagePurge } from '../../../platform/page-purge.ts'
import { storePicture } from '../../../platform/pictures/index.ts'
import { decide, listProposals, propose } from '../../../platform/proposals.service.ts'
import { brandProposals, findPublishedBrand, withPictures } from './brands.queries.ts'

const stored = {
  lifecycle: brandLifecycle,
  ...brandProposals,
  find: async (executor: Executor, id: string) => {
    const row = await brandProposals.find(executor, id)
    return row && (await withPictures(executor, [row]))[0]
  },
}

export { findPublishedBrand } from './brands.queries.ts'

export const brandsModule: ModuleFactory = (kernel) => ({
  name: 'brands',
  routes: [
    bind(api.brands.readPublished, () => brandNow()),
    ...bindRows(api.brands.list, api.brands.read, async (call) => {
      const { data, total } = await listProposals(kernel, call, 'brands.edit', brandProposals)
      return { data: await withPictures(kernel.database, data), total }
    }),
    bind(api.brands.create, (call) => {
      expectContrast(call.body.color)
      const { pictureFrom: _, sharePictureFrom: _share, ...typed } = call.body
      return propose(kernel, call, stored, async (tx, brandId, columns) => {
        const pictureId = await pictureFor(tx, call, 'picture')
        const sharePictureId = await pictureFor(tx, call, 'sharePicture')
        await brandProposals.rows.insert(tx, { brandId, ...typed, pictureId, sharePictureId, ...columns })
      })
    }),
    bind(api.brands.decide, (call) => decideBrand(kernel, call)),
  ],
})

/** The file that came along, or that of an earlier version: both then have the same picture, which is never deleted. */
async function pictureFor(
  tx: Transaction,
  { body, files, actor }: Call<typeof api.brands.create>,
  part: 'picture' | 'sharePicture',
): Promise<string | null> {
  const upload = files.find((file) => file.part === part)
  if (upload) return (await storePicture(tx, upload, { uploadedBy: userIdOf(actor) })).pictureId
  const from = body[`${part}From`]
  if (!from) return null
  const kept = await brandProposals.rows.find(tx, from)
  if (!kept) throw new Refusal({ code: 'reference-unknown', path: `${part}From` })
  return kept[`${part}Id`]
}

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
  const published = row === undefined ? plainBrand(settings.brandName) : lookOf(row)
  setBrand(() => previewed.getStore() ?? published)
}

const previewed = new AsyncLocalStorage<Brand>()

/** What `work` composes is in a version that need not be published. */
export async function inBrand<T>({ database }: Kernel, brandId: string, work: () => Promise<T>): Promise<T> {
  return previewed.run(lookOf(found(await stored.find(database, brandId))), work)
}

function lookOf({ brandId, name, color, mark, headings, ...row }: Brand): Brand {
  const { headline, headlineEn, lead, leadEn, footer, footerEn, picture, sharePicture, furtherLanguages } = row
  return {
    ...{ brandId, name, color, mark, headings, picture, sharePicture, furtherLanguages },
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
