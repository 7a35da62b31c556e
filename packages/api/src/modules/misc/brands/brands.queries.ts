import { eq } from 'drizzle-orm'
import { proposalsOf, type Executor } from '../../../database/index.ts'
import { brands } from '../../../database/schema/misc.ts'

const { brandId, state } = brands
export type BrandRow = typeof brands.$inferSelect

export const brandProposals = proposalsOf(brands, { id: brandId, search: ['name'], sortedBy: 'createdAt' })

export async function findPublishedBrand(executor: Executor): Promise<BrandRow | undefined> {
  return (await executor.select().from(brands).where(eq(state, 'active')))[0]
}
