import type { ModuleFactory } from '../../../module.ts'
import { bindJob } from '../../../jobs/index.ts'
import { api, byKey, PROMOTION_TYPE_IDS, PROMOTION_TYPES } from '@cauce/contract'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import * as service from './promotions.service.ts'

/** A job purges page caches at start and end. */
export const promotionsModule: ModuleFactory = (kernel) => ({
  name: 'promotions',
  routes: promotionRoutes(kernel),
  jobs: [bindJob(service.purgePagesJob, () => service.forgetPages(kernel.database))],
})

const types = PROMOTION_TYPES.map((name) => ({ promotionTypeId: PROMOTION_TYPE_IDS[name], name })).toSorted(
  byKey(({ name }) => name),
)

const promotionRoutes = (kernel: Kernel) => [
  ...bindRows(api.promotions.listTypes, api.promotions.readType, ({ query }) =>
    pageOfCatalogue(types, query, ({ promotionTypeId }) => promotionTypeId, 'name'),
  ),
  bind(api.promotions.list, (call) => service.listPromotions(kernel, call)),
  bind(api.promotions.create, (call) => service.createPromotion(kernel, call)),
  bind(api.promotions.read, (call) => service.readPromotion(kernel, call)),
  bind(api.promotions.edit, (call) => service.editPromotion(kernel, call)),
  bind(api.promotions.remove, (call) => service.removePromotion(kernel, call)),
]
