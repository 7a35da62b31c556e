import type { PromotionTypeName } from '@cauce/contract'
import { and, eq, gt, inArray, lte, ne, not, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  contains,
  listOf,
  rowsOf,
  type Executor,
  type ListInput,
  type Transaction,
  firstOf,
} from '../../../database/index.ts'
import { pictures } from '../../../database/schema/platform.ts'
import { projects } from '../../../database/schema/project.ts'
import { promotions } from '../../../database/schema/promotion.ts'
import { visibleTo } from '../../project/projects/index.ts'

const largeImages = alias(pictures, 'large_images')
const smallImages = alias(pictures, 'small_images')
const largeImagesEn = alias(pictures, 'large_images_en')
const smallImagesEn = alias(pictures, 'small_images_en')

const { startsAt, endsAt } = promotions
export const promotionRows = rowsOf(promotions, promotions.promotionId)

export interface PromotionFilter {
  readonly ids?: readonly string[] | undefined
  readonly name?: string | undefined
  readonly types?: readonly PromotionTypeName[] | undefined
  /** At this moment, or not. */
  readonly running?: { readonly at: Date; readonly isRunning: boolean } | undefined
}

const select = (executor: Executor) =>
  executor
    .select({
      row: promotions,
      largeImage: largeImages,
      smallImage: smallImages,
      largeImageEn: largeImagesEn,
      smallImageEn: smallImagesEn,
      projectUrl: projects.url,
      isProjectPublic: sql<boolean>`coalesce(${visibleTo({ scope: 'public', userId: null })}, false)`,
    })
    .from(promotions)
    .innerJoin(largeImages, eq(largeImages.pictureId, promotions.largeImageId))
    .innerJoin(smallImages, eq(smallImages.pictureId, promotions.smallImageId))
    .leftJoin(largeImagesEn, eq(largeImagesEn.pictureId, promotions.largeImageEnId))
    .leftJoin(smallImagesEn, eq(smallImagesEn.pictureId, promotions.smallImageEnId))
    .leftJoin(projects, eq(projects.projectId, promotions.projectId))

export type PromotionRecord = Awaited<ReturnType<typeof select>>[number]

export async function listPromotions(executor: Executor, filters: readonly PromotionFilter[], input: ListInput) {
  const where = allOf(...filters.map(conditionOf))
  return listOf(
    executor,
    select(executor),
    { id: promotions.promotionId, where, order: 'startsAt', search: ['title', 'titleEn'] },
    input,
  )
}

export const findPromotion = (executor: Executor, promotionId: string, filter: PromotionFilter = {}) =>
  firstOf(select(executor).where(and(eq(promotions.promotionId, promotionId), conditionOf(filter))))

export async function findOtherPeriods(tx: Transaction, promotionType: PromotionTypeName, promotionId: string) {
  return tx
    .select({ startsAt, endsAt })
    .from(promotions)
    .where(and(eq(promotions.promotionType, promotionType), ne(promotions.promotionId, promotionId)))
}

function conditionOf({ name, types, running }: PromotionFilter): SQL | undefined {
  return allOf(
    name && contains(promotions.title, name),
    types && inArray(promotions.promotionType, [...types]),
    running && (running.isRunning ? runsAt(running.at) : not(runsAt(running.at))),
  )
}

const runsAt = (at: Date): SQL => and(lte(promotions.startsAt, at), gt(promotions.endsAt, at))!
