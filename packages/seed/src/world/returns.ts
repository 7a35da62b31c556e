import { addDays, api, calendarDateOf, divideCents, formatAmount, parseAmount } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { payDistribution } from '@cauce/api/flows/distribute/index'
import { chanceFor } from '../chance.ts'
import { clientMoney, transferProof } from '../documents/bank-documents.ts'
import { seenOf } from '../documents/paper.ts'
import type { Payment, SettledLife } from '../texts/project-story.ts'
import { hoursAfter } from '../texts/time.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

interface Instalment {
  readonly distributionId: string
  readonly number: number
  readonly part: number
  readonly dueDate: string
  readonly interestDue: string
  readonly principalDue: string
}

/** Payments until today: on time, late, partial or missing. */
export function planReturns(world: World, project: Project): void {
  const { agenda, call, administrators } = world
  const { dates, story } = project
  if (!dates.settledAt) return
  const payments = (story.life as SettledLife).payments ?? {}
  agenda.add(hoursAfter(dates.settledAt, 0.1), async () => {
    const query = { projectId: project.projectId(), take: 100, orderBy: 'dueDate', orderSide: 'asc' } as const
    const { data } = await call(administrators[0].token, api.distributions.list, { query })
    for (const instalment of data) planPayment(world, project, instalment, payments[instalment.number])
  })
}

function planPayment(world: World, project: Project, instalment: Instalment, payment: Payment | undefined): void {
  const { agenda, moments } = world
  if (payment?.kind === 'unpaid') return
  const paidOn = payment?.kind === 'late' ? addDays(instalment.dueDate, payment.days) : instalment.dueDate
  const chance = chanceFor(`return/${project.story.url}/${instalment.number}`)
  const recordedAt = moments.on(paidOn, chance.pick(['08:35', '09:50', '11:15', '12:40']))
  if (paidOn >= moments.today) return
  const due = parseAmount(instalment.interestDue) + parseAmount(instalment.principalDue)
  const cents = payment?.kind === 'partial' ? divideCents(due * BigInt(payment.percent), 100n, 'half-up') : due
  agenda.add(recordedAt, () => record(world, project, instalment, cents))
}

async function record(
  world: World,
  { story }: Project,
  { distributionId, number }: Instalment,
  cents: bigint,
): Promise<void> {
  const { agenda, call, administrators, clock, kernel } = world
  const chance = chanceFor(`recording/${story.url}/${number}`)
  const [recorder, confirmer] = chance.chance(0.5) ? administrators : administrators.toReversed()
  const now = clock.now()
  const file = await transferProof({
    payer: story.promoter.name,
    payee: clientMoney(),
    concept: `Pago ${number} de ${sliceOfText(story.name, 0, 60)}`,
    amount: cents,
    valueDate: now,
  })
  const params = { id: distributionId }
  await call(recorder!.token, api.distributions.record, {
    params,
    body: { amount: formatAmount(cents), paidOn: calendarDateOf(now), creditsBeforeReceipt: true },
    files: { file },
  })
  agenda.add(hoursAfter(now, chance.between(0.5, 4)), async () => {
    await call(confirmer!.token, api.distributions.confirm, { params, body: { seen: seenOf(file) } })
    await payDistribution(kernel, distributionId)
  })
}
