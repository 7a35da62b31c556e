import {
  isStaff,
  PROMOTION_TYPE_IDS,
  promotionTypeNameOf,
  Refusal,
  type api,
  type Promotion,
  type PromotionTypeName,
} from '@cauce/contract'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call, KeptUpload } from '../../../http/bind.ts'
import { expectSender, expectUnchanged, found, refuseOnConflict, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { audit } from '../../../platform/audit/index.ts'
import { deletePictureLater, pictureOf, storePicture } from '../../../platform/pictures/index.ts'
import { decidePeriod, typesFor } from './promotions.domain.ts'
import * as queries from './promotions.queries.ts'
import type { PictureRow } from '../../../database/schema/platform.ts'
import type { PromotionRow } from '../../../database/schema/promotion.ts'

type Endpoints = typeof api.promotions
type PromotionView = z.output<typeof Promotion>
export const purgePagesJob = defineJob({ name: 'forgetPagesOfPromotions', payload: z.object({}) })
const conflicts = {
  promotions_no_overlap: { code: 'promotion-overlaps', path: 'startsAt' },
  promotions_project_id_projects_project_id_fk: { code: 'reference-unknown', path: 'projectId' },
} as const

/** Named to others only while they may open it. */
const viewFor =
  ({ actor }: Pick<Call, 'actor'>) =>
  (record: queries.PromotionRecord): PromotionView => {
    const view = viewOf(record)
    return record.isProjectPublic || actor.kind === 'admin' ? view : { ...view, projectId: null, projectUrl: null }
  }

function viewOf({ row, projectUrl, ...images }: queries.PromotionRecord): PromotionView {
  const { promotionType, largeImageId: _large, smallImageId: _small, ...rest } = row
  const { largeImageEnId: _largeEn, smallImageEnId: _smallEn, ...promotion } = rest
  const picture = (image: PictureRow) => pictureOf(image, row.title, row.titleEn)
  return {
    ...promotion,
    projectUrl,
    promotionTypeId: PROMOTION_TYPE_IDS[promotionType],
    promotionTypeName: promotionType,
    largeImage: picture(images.largeImage),
    smallImage: picture(images.smallImage),
    largeImageEn: images.largeImageEn && picture(images.largeImageEn),
    smallImageEn: images.smallImageEn && picture(images.smallImageEn),
  }
}

/** Running ones for the caller's role; with `admin` all. */
export async function listPromotions(kernel: Kernel, call: Call<Endpoints['list']>) {
  const { ids, name, admin, promotionTypeId, activePromotion } = call.query
  if (admin && call.actor.kind !== 'admin') throw new Refusal({ code: 'forbidden' })
  const at = kernel.clock.now()
  const type = promotionTypeId === undefined ? undefined : promotionTypeNameOf(promotionTypeId)
  const asked: queries.PromotionFilter = {
    ids,
    name,
    types: promotionTypeId === undefined ? undefined : type ? [type] : [],
    running: activePromotion === undefined ? undefined : { at, isRunning: activePromotion },
  }
  const allowed = admin ? {} : shownTo(call, at)
  const { data, total } = await queries.listPromotions(kernel.database, [allowed, asked], call.query)
  return { data: data.map(viewFor(call)), total }
}

export async function readPromotion(kernel: Kernel, call: Call<Endpoints['read']>): Promise<PromotionView> {
  const allowed = call.actor.kind === 'admin' ? {} : shownTo(call, kernel.clock.now())
  return viewFor(call)(found(await queries.findPromotion(kernel.database, call.params.id, allowed)))
}

function shownTo({ actor }: Pick<Call, 'actor'>, at: Date): queries.PromotionFilter {
  const { kind } = actor
  const isOfStaff = kind !== 'visitor' && kind !== 'pending' && isStaff(kind)
  return { types: typesFor(isOfStaff), running: { at, isRunning: true } }
}

export async function createPromotion(kernel: Kernel, call: Call<Endpoints['create']>): Promise<PromotionView> {
  const { promotionTypeId, userId: named, ...fields } = call.body
  const userId = userIdOf(call.actor)
  expectSender(call, named)
  const images = imagesIn(call.files)
  if (!images.large || !images.small)
    throw new Refusal({ code: 'input-invalid', errors: [{ path: 'images', code: 'required' }] })
  const { large, small, largeEn, smallEn } = images
  const promotionType = typeOf(promotionTypeId)
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const now = kernel.clock.now()
      const promotionId = uuidv7(now)
      await expectFree(tx, { ...fields, promotionId, promotionType })
      const by = { uploadedBy: userId }
      const store = async (upload: KeptUpload) => (await storePicture(tx, upload, by)).pictureId
      const own = {
        ...{ promotionId, promotionType, userId, projectId: null },
        ...{ largeImageId: await store(large), smallImageId: await store(small) },
        largeImageEnId: largeEn ? await store(largeEn) : null,
        smallImageEnId: smallEn ? await store(smallEn) : null,
      }
      const after = { ...own, ...fields, createdAt: now, updatedAt: now }
      await queries.promotionRows.insert(tx, after)
      await audit(kernel, tx, call, { recordId: promotionId, after })
      await announceChange(tx, after, now)
      return viewOf(found(await queries.findPromotion(tx, promotionId)))
    }),
  )
}

/** Replaced pictures are deleted after the commit. */
export async function editPromotion(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<PromotionView> {
  const { promotionTypeId, userId: named, updatedAt, ...fields } = call.body
  const { large, small, largeEn, smallEn } = imagesIn(call.files)
  return refuseOnConflict(conflicts, () =>
    inTransaction(kernel.database, async (tx) => {
      const before = found(await queries.promotionRows.lock(tx, call.params.id))
      const { promotionId: recordId } = before
      if (named !== before.userId) expectSender(call, named)
      expectUnchanged(before.updatedAt, updatedAt)
      const by = { uploadedBy: userIdOf(call.actor) }
      const replaced: string[] = []
      const pictureFrom = async <Before extends string | null>(upload: KeptUpload | undefined, present: Before) => {
        if (!upload) return present
        if (present) replaced.push(present)
        return (await storePicture(tx, upload, by)).pictureId
      }
      const after: PromotionRow = {
        ...before,
        ...fields,
        promotionType: promotionTypeId === undefined ? before.promotionType : typeOf(promotionTypeId),
        largeImageId: await pictureFrom(large, before.largeImageId),
        smallImageId: await pictureFrom(small, before.smallImageId),
        largeImageEnId: await pictureFrom(largeEn, before.largeImageEnId),
        smallImageEnId: await pictureFrom(smallEn, before.smallImageEnId),
        updatedAt: touchedAt(before.updatedAt, kernel.clock.now()),
      }
      await expectFree(tx, after)
      await queries.promotionRows.update(tx, after.promotionId, after)
      for (const pictureId of replaced) await deletePictureLater(tx, pictureId)
      await audit(kernel, tx, call, { recordId, before, after })
      await announceChange(tx, after, kernel.clock.now())
      return viewOf(found(await queries.findPromotion(tx, recordId)))
    }),
  )
}

/** A job deletes the pictures. */
export async function removePromotion(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.promotionRows.lock(tx, call.params.id))
    const { promotionId: recordId } = before
    await queries.promotionRows.remove(tx, recordId)
    const pictureIds = [before.largeImageId, before.smallImageId, before.largeImageEnId, before.smallImageEnId]
    for (const pictureId of pictureIds) if (pictureId) await deletePictureLater(tx, pictureId)
    await audit(kernel, tx, call, { recordId, before })
    await forgetPages(tx)
  })
}

type Placed = Pick<PromotionRow, 'promotionId' | 'promotionType' | 'startsAt' | 'endsAt'>

async function expectFree(tx: Transaction, promotion: Placed): Promise<void> {
  const others = await queries.findOtherPeriods(tx, promotion.promotionType, promotion.promotionId)
  const decision = decidePeriod(promotion, others)
  if (!decision.ok) throw new Refusal(decision.refusal)
}

function typeOf(promotionTypeId: string): PromotionTypeName {
  const type = promotionTypeNameOf(promotionTypeId)
  if (!type) throw new Refusal({ code: 'reference-unknown', path: 'promotionTypeId' })
  return type
}

function imagesIn(files: readonly KeptUpload[]) {
  const named = (part: string) => files.find((file) => file.part === part)
  const together = files.filter((file) => file.part === 'images')
  if (together.length === 1)
    throw new Refusal({ code: 'input-invalid', errors: [{ path: 'images', code: 'required' }] })
  return {
    large: named('largeImage') ?? together[0],
    small: named('smallImage') ?? together[1],
    largeEn: named('largeImageEn'),
    smallEn: named('smallImageEn'),
  }
}

/** Now, at the start and at the end. */
async function announceChange(tx: Transaction, { promotionId, startsAt, endsAt }: Placed, now: Date): Promise<void> {
  await forgetPages(tx)
  for (const [turn, runAt] of [['start', startsAt] as const, ['end', endsAt] as const])
    if (runAt > now)
      await queueJob(tx, purgePagesJob, {}, { runAt, key: `${purgePagesJob.name}:${promotionId}:${turn}` })
}

export const forgetPages = (executor: Executor): Promise<void> => notifyPagePurge(executor, ['promotions', 'home'])
