import { api, calendarDateOf } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { figuresOf } from './figures.domain.ts'
import { countByStanding, findLowestMinimum } from './figures.queries.ts'

/** Computed at each call: pages are cached, not figures. */
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
