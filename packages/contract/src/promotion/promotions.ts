import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { IMAGE_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Picture } from '../pictures.ts'
import { withRule } from '../rules.ts'

/** Audience (handbook rule 15.2): retail investors and visitors, or managers. */
export const PROMOTION_TYPES = ['Retail', 'Manager'] as const
export const PromotionTypeName = z.enum(PROMOTION_TYPES).describe('The audience of a promotion.')
export type PromotionTypeName = z.infer<typeof PromotionTypeName>

/** Fixed identifiers of the types, the same in every installation. */
export const PROMOTION_TYPE_IDS = {
  Retail: '01890000-0000-7000-8000-000000000101',
  Manager: '01890000-0000-7000-8000-000000000102',
} as const satisfies Record<PromotionTypeName, string>

export const promotionTypeNameOf = (promotionTypeId: string): PromotionTypeName | undefined =>
  PROMOTION_TYPES.find((name) => PROMOTION_TYPE_IDS[name] === promotionTypeId)

/** Recommended sizes (handbook rule 15.4), above and below a viewport of 600 px. */
export const PROMOTION_IMAGE_SIZES = {
  large: { widthPixels: 900, heightPixels: 125 },
  small: { widthPixels: 375, heightPixels: 125 },
} as const

export const PromotionType = z
  .strictObject({ promotionTypeId: Id, name: PromotionTypeName })
  .describe('The audiences of promotions.')

export const Promotion = z
  .strictObject({
    promotionId: Id,
    promotionTypeId: Id,
    promotionTypeName: PromotionTypeName,
    title: z.string(),
    titleEn: EnglishText,
    startsAt: Instant,
    endsAt: Instant.describe('The first moment at which it is over.'),
    projectId: Id.nullable().describe(
      'The project to which it leads; null for all projects, and while that one is not public.',
    ),
    projectUrl: z.string().nullable().describe('Its friendly url; null as `projectId`.'),
    largeImage: Picture.describe('For screens above 600 pixels; 900 x 125 recommended.'),
    smallImage: Picture.describe('For smaller screens; 375 x 125 recommended.'),
    largeImageEn: Picture.nullable().describe('The large picture for readers of English; null where it is the same.'),
    smallImageEn: Picture.nullable().describe('The small picture for readers of English; null where it is the same.'),
    userId: Id.describe('The administrator who created it.'),
    ...timestamps,
  })
  .describe('An announcement on the home page for some time.')

const fields = { promotionTypeId: Id, title: text(160), startsAt: Instant, endsAt: Instant }
const titleEn = english(160)
const projectId = Id.nullable().describe('The project to which it leads; null for all projects.')

// @__NO_SIDE_EFFECTS__
const withPeriodRule = <Schema extends z.ZodType<{ startsAt?: Date | undefined; endsAt?: Date | undefined }>>(
  schema: Schema,
): Schema =>
  withRule<z.ZodType<{ startsAt?: Date | undefined; endsAt?: Date | undefined }>>(
    schema,
    ['startsAt', 'endsAt'],
    ({ startsAt, endsAt }) =>
      !startsAt || !endsAt || endsAt > startsAt ? undefined : { path: 'endsAt', code: 'end-before-start' },
  ) as Schema

export const PromotionBody = withPeriodRule(
  z.strictObject({
    ...fields,
    titleEn: titleEn.optional(),
    projectId: projectId.optional(),
    userId: Id.optional().describe('The administrator who is logged in.'),
  }),
).describe('A new promotion; its two pictures go in the part `images`, first the large one, then the small one.')

export const PromotionPatch = withPeriodRule(
  z
    .strictObject({
      ...fields,
      titleEn,
      projectId,
      userId: Id.describe('The administrator who is logged in, or who created it; it changes nothing.'),
      updatedAt: Instant,
    })
    .partial(),
).describe('A change of a promotion.')

export const PROMOTION_ORDER_COLUMNS = ['startsAt', 'endsAt', 'title', 'createdAt', 'updatedAt'] as const
export const promotionFilters = {
  name: z.string().max(160).optional().describe('A fragment of the title, without regard to accents and case.'),
  admin: z
    .boolean()
    .optional()
    .describe('All promotions, also those that are over or yet to come; only for administrators.'),
  promotionTypeId: Id.optional(),
  activePromotion: z.boolean().optional().describe('Only those that run now; false: only those that do not.'),
}

const images = {
  images: {
    kinds: IMAGE_KINDS,
    maximumCount: 2,
    description:
      'Two pictures, PNG, JPEG or WebP below 5 MB: first the large one (900 x 125), then the small one (375 x 125).',
  },
  largeImage: { kinds: IMAGE_KINDS, description: 'The large picture by itself, in place of the first of `images`.' },
  smallImage: { kinds: IMAGE_KINDS, description: 'The small picture by itself, in place of the second of `images`.' },
  largeImageEn: { kinds: IMAGE_KINDS, description: 'The large picture with its words in English.' },
  smallImageEn: { kinds: IMAGE_KINDS, description: 'The small picture with its words in English.' },
} as const

export const promotionEndpoints = endpoints(
  'promotions',
  { name: 'Promotions', about: 'Announcements on the home page, for people or for managers.' },
  '/v1/promotion/promotions',
  {
    listTypes: {
      method: 'GET',
      path: '/v1/promotion/promotion-types',
      operation: 'promotionTypes.list',
      permission: 'promotions.read',
      summary: 'List the types of promotions',
      query: listQuery(['name'], {}, undefined, 'asc'),
      output: page(PromotionType),
    },
    readType: {
      method: 'GET',
      path: '/v1/promotion/promotion-types/{id}',
      operation: 'promotionTypes.read',
      permission: 'catalogue.read',
      summary: 'Read a type of promotions',
      output: PromotionType,
    },
    list: {
      permission: 'promotions.read',
      summary: 'List promotions',
      description:
        'Those that run now for the audience of the caller: Manager ones for staff only. Administrators see all with `admin`.',
      query: listQuery(
        PROMOTION_ORDER_COLUMNS,
        promotionFilters,
        allBut('promotionTypeId', 'promotionTypeName', 'projectUrl', 'userId'),
      ),
      output: page(Promotion),
      errors: ['forbidden'],
    },
    create: {
      permission: 'promotions.edit',
      summary: 'Create a promotion',
      body: PromotionBody,
      files: images,
      output: Promotion,
      errors: ['promotion-overlaps', 'end-before-start', 'reference-unknown', 'file-kind', 'file-too-large'],
    },
    read: {
      permission: 'promotions.read',
      summary: 'Read a promotion',
      output: Promotion,
    },
    edit: {
      permission: 'promotions.edit',
      summary: 'Change a promotion',
      body: PromotionPatch,
      files: images,
      output: Promotion,
      errors: [
        'promotion-overlaps',
        'end-before-start',
        'reference-unknown',
        'edit-conflict',
        'file-kind',
        'file-too-large',
      ],
    },
    remove: {
      permission: 'promotions.edit',
      summary: 'Delete a promotion',
    },
  },
)
