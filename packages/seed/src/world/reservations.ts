import { api, parseAmount } from '@cauce/contract'
import type { Customer } from './customers.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

/** Per project in preinvestment; the first is cancelled. */
const RESERVATIONS = 6
const MARGIN = 10n
const MINUTE_MS = 60_000

/** At the very end of the story, by verified customers whose balance far exceeds the deposit. */
export function planReservations(
  world: World,
  customers: readonly Customer[],
  projects: readonly Project[],
  anchor: Date,
): void {
  const awaited = projects.filter(({ story }) => story.life.phase === 'Preinvestment')
  for (const project of awaited)
    for (let placed = 0; placed < RESERVATIONS; placed += 1) {
      const at = new Date(anchor.getTime() - (RESERVATIONS - placed) * MINUTE_MS)
      const able = customers.filter(
        ({ story, isReadyFrom }) => isReadyFrom !== null && isReadyFrom < at && !story.isDisabled,
      )
      world.agenda.add(at, () => reserve(world, able, project, placed))
    }
}

/** A small world may have nobody left. */
async function reserve(
  { call }: World,
  able: readonly Customer[],
  { story, projectId }: Project,
  placed: number,
): Promise<void> {
  if (story.life.phase !== 'Preinvestment') return
  const wanted = { projectId: projectId(), amount: `${story.terms.minimum * (1 + (placed % 3))}.00` }
  const least = BigInt(story.life.deposit) * 100n * MARGIN
  for (const customer of able) {
    const { token, userId } = customer.person()
    const own = await call(token, api.reservations.list, { query: { take: 1 } })
    const { data } = await call(token, api.wallets.list, { query: { userId } })
    if (own.total > 0 || parseAmount(data[0]!.available) < least) continue
    const { reservationId } = await call(token, api.reservations.create, {
      body: { ...wanted, userId, acceptsTerms: true },
    })
    if (placed === 0) await call(token, api.reservations.withdraw, { params: { id: reservationId } })
    return
  }
}
