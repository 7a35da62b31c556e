import { api, calendarDateOf } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { figuresOf } from './figures.domain.ts'
import { countByStanding, findLowestMinimum } from './figures.queries.ts'

/** How the platform stands, counted from the books when it is asked for; the pages that show it are kept, not the figures. */
export const figuresModule: ModuleFactory = ({ database, clock }) => ({
  name: 'figures',
  routes: [
    bind(api.figures.read, async () => {
      const countedAt = clock.now()
      const [counts, lowestMinimum] = await Promise.all([
        countByStanding(database, calendarDateOf(countedAt)),
        findLowestMinimum(database),
      ])
      return { countedAt, lowestMinimum, ...figuresOf(counts) }
    }),
  ],
})
