import { api, PHASE_IDS, type PhaseName } from '@cauce/contract'
import type { z } from 'zod'
import { chanceFor } from '../chance.ts'
import { companyTaxNumber, spanishIban } from '../spanish-numbers.ts'
import type { ProjectStory } from '../texts/project-story.ts'
import type { Catalogues } from './catalogues.ts'
import { riskCategoryOf } from './loans.ts'
import { hoursAfter } from '../texts/time.ts'
import { approvePayee } from './payees.ts'
import { addContent } from './project-content.ts'
import { datesOf, type ProjectDates } from '../texts/project-dates.ts'
import type { World } from './world.ts'

export interface Project {
  readonly story: ProjectStory
  readonly dates: ProjectDates
  projectId(): string
  /** Current phase history entry, required by orders. */
  projectPhaseId(): string
}

export function planProject(
  world: World,
  catalogues: Catalogues,
  { story, number }: { readonly story: ProjectStory; readonly number: number },
): Project {
  const { agenda, call, administrators } = world
  const [administrator] = administrators
  const dates = datesOf(story, world.moments)
  let ids: z.input<typeof api.projects.read.output> | undefined
  const known = () => {
    if (!ids) throw new Error(`${story.url} does not exist yet`)
    return ids
  }
  const edit = async (body: object) => {
    ids = await call(administrator.token, api.projects.edit, { params: { id: known().projectId }, body })
  }
  const moveTo = (at: Date | null, phase: PhaseName, reason?: string) => {
    if (at) agenda.add(at, () => edit({ phaseId: PHASE_IDS[phase], ...(reason && { reason }) }))
  }
  agenda.add(dates.createdAt, async () => {
    ids = await call(administrator.token, api.projects.create, {
      body: bodyOf(world, catalogues, story, dates, number),
    })
  })
  const { life } = story
  const contentAt = hoursAfter(dates.createdAt, 4)
  agenda.add(contentAt, async () => {
    const { projectId, destinationBankAccount: iban, promoterName, promoterTaxNumber } = known()
    await addContent(world, catalogues, { projectId, story, dates })
    if (iban === null) return
    const promoter = { beneficiary: promoterName, ...(promoterTaxNumber && { taxNumber: promoterTaxNumber }) }
    await approvePayee(world, { kind: 'project', projectId, ...promoter, iban })
  })
  moveTo(dates.announcedAt, 'Next_Opening')
  moveTo(dates.preinvestmentAt, 'Preinvestment')
  moveTo(dates.openedAt, 'Investment')
  if (life.phase === 'Discarded') moveTo(world.moments.at(life.discarded, '12:15'), 'Discarded', life.reason)
  if (life.phase === 'Investment' && life.private !== undefined)
    agenda.add(world.moments.at(life.private, '09:30'), () => edit({ private: true }))
  return { story, dates, projectId: () => known().projectId, projectPhaseId: () => known().projectPhaseId }
}

function bodyOf(
  { managers }: World,
  { projectTypeIds }: Catalogues,
  story: ProjectStory,
  dates: ProjectDates,
  number: number,
) {
  const { terms, life, promoter, guarantee } = story
  const chance = chanceFor(`project/${story.url}`)
  return {
    name: story.name,
    url: story.url,
    direction: story.direction,
    locality: story.locality,
    country: story.country,
    projectTypeId: projectTypeIds[story.type],
    managerId: chance.pick(managers).userId,
    dateStart: dates.dateStart,
    dateEnd: dates.dateEnd,
    startedAt: dates.startedAt,
    financingAmount: euro(terms.financing),
    projectDuration: terms.months,
    targetProfitability: terms.profitability,
    minimumInvestment: euro(terms.minimum),
    maximumInvestment: terms.maximum === undefined ? null : euro(terms.maximum),
    maxInvestorNumber: terms.maxInvestors ?? null,
    showInvestorNumber: chance.chance(0.8),
    withdrawMoneyFinanced: true,
    cancellationFee: terms.cancellationFee,
    managerFee: terms.managerFee,
    deliveryFeePeriod: terms.period,
    riskCategory: riskCategoryOf(terms, story.papers),
    ...preinvestmentOf(story, dates),
    destinationBankAccount: life.phase === 'Draft' ? null : spanishIban(8_410_000 + number * 6_151, '00491500'),
    promoterName: promoter.name,
    promoterTaxNumber: promoterNumber(story),
    promoterDescription: promoter.about,
    promoterDescriptionEn: story.english.promoter,
    guaranteeAgentName: guarantee.name,
    guaranteeAgentDescription: guarantee.about,
    guaranteeAgentDescriptionEn: story.english.guarantee,
  }
}

/** Unique per promoter; a foreign one has none that we can check. */
function promoterNumber({ country, promoter: { name } }: ProjectStory): string | null {
  if (country !== 'ES') return null
  const kind = name.startsWith('Fundación') ? 'G' : name.endsWith('S. A.') ? 'A' : name.includes('Coop') ? 'F' : 'B'
  return companyTaxNumber(kind, chanceFor(`promoter/${name}`).integer(1_000_000, 9_999_999))
}

function preinvestmentOf({ life, terms }: ProjectStory, { dateStart }: ProjectDates) {
  if (life.phase !== 'Preinvestment') return {}
  return {
    preinvestorMaxNumber: life.places,
    preinvestorDateEnd: dateStart,
    preinvestorDeposit: euro(life.deposit),
    preinvestorAmount: euro(Math.floor(terms.financing / 4)),
  }
}

const euro = (amount: number) => `${amount}.00`
