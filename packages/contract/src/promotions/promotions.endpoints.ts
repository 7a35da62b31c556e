import { endpoints } from '../endpoint.ts'
import { IMAGE_KINDS } from '../files.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './promotions.schema.ts'

const tag = 'Promotions'
const images = {
  images: {
    kinds: IMAGE_KINDS,
    maximumCount: 2,
    description:
      'Two pictures, PNG, JPEG or WebP below 5 MB: first the large one (900 x 125), then the small one (375 x 125).',
  },
  largeImage: { kinds: IMAGE_KINDS, description: 'The large picture by itself, in place of the first of `images`.' },
  smallImage: { kinds: IMAGE_KINDS, description: 'The small picture by itself, in place of the second of `images`.' },
} as const

export const promotionEndpoints = endpoints({
  listTypes: {
    method: 'GET',
    path: '/v1/promotion/promotion-types',
    operation: 'promotionTypes.list',
    tag,
    permission: 'promotions.read',
    summary: 'List the types of promotions',
    query: listQuery(['name'], {}, 'asc'),
    output: page(schema.PromotionType),
  },
  list: {
    method: 'GET',
    path: '/v1/promotion/promotions',
    operation: 'promotions.list',
    tag,
    permission: 'promotions.read',
    summary: 'List promotions',
    description:
      'Those that run now and speak to whoever asks: Manager ones to staff alone. Administrators see all with `admin`.',
    query: listQuery(schema.PROMOTION_ORDER_COLUMNS, schema.promotionFilters),
    output: page(schema.Promotion),
    errors: ['forbidden'],
  },
  create: {
    method: 'POST',
    path: '/v1/promotion/promotions',
    operation: 'promotions.create',
    tag,
    permission: 'promotions.edit',
    summary: 'Create a promotion',
    body: schema.PromotionBody,
    files: images,
    output: schema.Promotion,
    errors: [
      'promotion-overlaps',
      'end-before-start',
      'reference-unknown',
      'file-kind',
      'file-too-large',
      'picture-unreadable',
    ],
  },
  read: {
    method: 'GET',
    path: '/v1/promotion/promotions/{id}',
    operation: 'promotions.read',
    tag,
    permission: 'promotions.read',
    summary: 'Read a promotion',
    params: IdParams,
    output: schema.Promotion,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/promotion/promotions/{id}',
    operation: 'promotions.edit',
    tag,
    permission: 'promotions.edit',
    summary: 'Change a promotion',
    params: IdParams,
    body: schema.PromotionPatch,
    files: images,
    output: schema.Promotion,
    errors: [
      'promotion-overlaps',
      'end-before-start',
      'reference-unknown',
      'edit-conflict',
      'file-kind',
      'file-too-large',
      'picture-unreadable',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/promotion/promotions/{id}',
    operation: 'promotions.remove',
    tag,
    permission: 'promotions.edit',
    summary: 'Delete a promotion',
    params: IdParams,
  },
})
