import type { Random } from '../chance.ts'
import { hoursAfter } from './moments.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

/** When the last order so far came in; into a private project nobody new comes. */
export function lastOrderOf({ moments }: World, { dates, story: { life } }: Project): Date {
  if (life.phase === 'Investment' && life.private !== undefined) return moments.at(life.private + 1, '19:40')
  return dates.lastOrderAt ?? moments.hoursAgo(7)
}

/** When the orders of a project come in, the last one last: many in the first days and the last, in the evening rather than at night. */
export function orderTimes(world: World, project: Project, count: number, chance: Random): Date[] {
  const from = hoursAfter(project.dates.openedAt!, 2)
  const last = lastOrderOf(world, project)
  const span = last.getTime() - from.getTime() - 3_600_000
  const times = Array.from({ length: count - 1 }, () => {
    const share = chance.next()
    const bent = chance.chance(0.6) ? share ** 1.8 : 1 - (1 - share) ** 1.8
    return evening(new Date(from.getTime() + span * bent), chance, last)
  })
  return [...times.toSorted((a, b) => a.getTime() - b.getTime()), last]
}

function evening(instant: Date, chance: Random, last: Date): Date {
  const hour = instant.getUTCHours()
  if (hour >= 7 && hour <= 21) return instant
  const moved = hoursAfter(instant, hour < 7 ? 7 - hour + chance.integer(0, 3) : 21 - hour - chance.integer(0, 2))
  return moved < last ? moved : instant
}
