import type { ModuleFactory } from '../../kernel.ts'
import { promotionRoutes } from './promotions.routes.ts'

export const promotionsModule: ModuleFactory = (kernel) => ({ name: 'promotions', routes: promotionRoutes(kernel) })
