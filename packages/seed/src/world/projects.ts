import { api, calendarDateOf, PHASE_IDS, type PhaseName } from '@cauce/contract'
import type { z } from 'zod'
import { chanceFor } from '../chance.ts'
import { companyTaxNumber, spanishIban, plainWord } from '../spanish-numbers.ts'
import type { ProjectStory, EnglishTexts } from '../texts/project-story.ts'
import type { Catalogues } from './catalogues.ts'
import { loanToValueOf, riskCategoryOf } from './loans.ts'
import { hoursAfter } from '../texts/time.ts'
import { approvePayee } from './payees.ts'
import { datesOf, type ProjectDates } from '../texts/project-dates.ts'
import type { World } from './world.ts'
import { formatPercent } from '@cauce/format'
import * as documents from '../documents/project-documents.ts'
import type { DocumentTypeKey } from '../texts/catalogues.ts'
import { timelineOf } from '../texts/timeline.ts'
import { readPicture } from './calls.ts'

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
    loanToValue: loanToValueOf(terms, story.papers),
    mortgageRank: story.papers.mortgage?.rank ?? null,
    ...preinvestmentOf(story, dates),
    destinationBankAccount: life.phase === 'Draft' ? null : spanishIban(8_410_000 + number * 6_151, '00491500'),
    promoterName: promoter.name,
    promoterTaxNumber: promoterNumber(story),
    raisedElsewhere: euro(0),
    raisedElsewhereOn: calendarDateOf(dates.createdAt),
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

interface Subject {
  readonly projectId: string
  readonly story: ProjectStory
  readonly dates: ProjectDates
}

async function addContent(world: World, catalogues: Catalogues, subject: Subject): Promise<void> {
  await addTexts(world, subject)
  await addPictures(world, subject)
  await addDocuments(world, catalogues, subject)
  await addTimeline(world, subject)
}

async function addTexts({ call, administrators }: World, { projectId, story }: Subject): Promise<void> {
  for (const text of textsOf(story))
    await call(administrators[0].token, api.projectDescriptions.create, { body: { projectId, ...text } })
}

function textsOf(story: ProjectStory) {
  const { texts } = story
  const english = story.english
  const shares = texts.uses.parts.map(([, percent]) => formatPercent(percent))
  const spanish = textsIn({ ...texts, uses: { ...texts.uses, parts: texts.uses.parts.map(([what]) => what) } }, shares)
  const titles = ['A favor', 'En contra', 'En qué se gasta el préstamo', 'Cómo se devuelve', 'Qué puede salir mal']
  const titlesEn = ['In favour', 'Against', 'What the loan is spent on', 'How it is repaid', 'What can go wrong']
  const descriptionsEn = textsIn(english, shares)
  return spanish.map((description, index) => ({
    title: index === 0 ? texts.headline : titles[index - 1]!,
    titleEn: index === 0 ? english.headline : titlesEn[index - 1]!,
    description,
    descriptionEn: descriptionsEn[index]!,
  }))
}

type WrittenTexts = Pick<EnglishTexts, 'about' | 'inFavour' | 'against' | 'uses' | 'repayment' | 'risks'>

function textsIn(
  { about, inFavour, against, uses, repayment, risks }: WrittenTexts,
  shares: readonly string[],
): string[] {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
  const parts = uses.parts.map((what, index) => `${what}: ${shares[index]}`)
  return [
    about.join('\n\n'),
    list(inFavour),
    list(against),
    `${uses.intro}\n\n${list(parts)}`,
    repayment.join('\n\n'),
    risks.join('\n\n'),
  ]
}

/** Front, section, floor plan, site. */
export const PICTURED_VIEWS = ['alzado', 'seccion', 'planta', 'emplazamiento'] as const

async function addPictures({ call, administrators }: World, { projectId, story }: Subject): Promise<void> {
  for (const [index, view] of PICTURED_VIEWS.entries()) {
    const file = await readPicture(`projects/${story.url}-${view}`)
    const body = {
      projectId,
      description: story.texts.pictures[index]!,
      descriptionEn: story.english.pictures[index]!,
    }
    await call(administrators[0].token, api.projectMediaFiles.create, { body, files: { file } })
  }
}

const DOCUMENTS: readonly {
  readonly type: DocumentTypeKey
  readonly description: string
  readonly descriptionEn: string
  readonly render: typeof documents.loanContract
}[] = [
  {
    type: 'contract',
    description: 'Contrato de préstamo y mandato',
    descriptionEn: 'Loan and mandate contract',
    render: documents.loanContract,
  },
  { type: 'appraisal', description: 'Tasación', descriptionEn: 'Appraisal', render: documents.appraisal },
  { type: 'licence', description: 'Licencia', descriptionEn: 'Permit', render: documents.licence },
]

async function addDocuments(
  { call, administrators }: World,
  { documentTypeIds }: Catalogues,
  { projectId, story, dates }: Subject,
): Promise<void> {
  // Drafts have no appraisal or licence.
  const papers = story.life.phase === 'Draft' ? DOCUMENTS.slice(0, 1) : DOCUMENTS
  for (const { type, description, descriptionEn, render } of papers) {
    const reference = type === 'licence' ? ` ${story.papers.licence.reference}` : ''
    const title = `${description}${reference}`
    const file = { name: `${plainWord(title)}.pdf`, kind: 'pdf', bytes: await render(story, dates) } as const
    const body = {
      projectId,
      documentTypeId: documentTypeIds[type],
      description: title,
      descriptionEn: `${descriptionEn}${reference}`,
      visible: story.life.phase !== 'Draft',
    }
    await call(administrators[0].token, api.projectDocuments.create, { body, files: { file } })
  }
}

async function addTimeline(
  { call, administrators, moments }: World,
  { projectId, story, dates }: Subject,
): Promise<void> {
  for (const event of timelineOf(story, dates, moments))
    await call(administrators[0].token, api.timeline.create, { params: { id: projectId }, body: event })
}
