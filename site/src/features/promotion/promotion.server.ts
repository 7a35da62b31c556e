import type { Answer, Client } from '@cauce/client'
import type { Viewer } from '../../http/viewer.server.ts'
import { isStaff } from '@cauce/contract/permissions.ts'
import { dataOf } from '../../http/client.server.ts'

export type Promotion = Answer<'/v1/promotion/promotions'>['data'][number]

/** Handbook rule 12.13. */
export async function findPromotion(client: Client, viewer: Viewer | null): Promise<Promotion | undefined> {
  const query = { activePromotion: true, take: 10, orderSide: 'asc' } as const
  const { data } = await dataOf(client.GET('/v1/promotion/promotions', { params: { query } }))
  return promotionFor(data, viewer !== null && isStaff(viewer.user.role))
}

interface Addressed {
  readonly promotionTypeName: 'Retail' | 'Manager'
}

/** Staff see promotions for managers, else those for everybody (decision project-content-and-visibility). */
export function promotionFor<One extends Addressed>(running: readonly One[], isForStaff: boolean): One | undefined {
  const of = (type: Addressed['promotionTypeName']) => running.find((one) => one.promotionTypeName === type)
  return (isForStaff ? of('Manager') : undefined) ?? of('Retail')
}
