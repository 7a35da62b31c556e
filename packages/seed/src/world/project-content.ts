import { api } from '@cauce/contract'
import { formatPercent } from '@cauce/format'
import * as documents from '../documents/project-documents.ts'
import { plainWord } from '../spanish-numbers.ts'
import type { DocumentTypeKey } from '../texts/catalogues.ts'
import type { EnglishTexts } from '../texts/project-story.ts'
import type { ProjectStory } from '../texts/project-story.ts'
import { timelineOf } from '../texts/timeline.ts'
import { readPicture } from './calls.ts'
import type { Catalogues } from './catalogues.ts'
import type { ProjectDates } from '../texts/project-dates.ts'
import type { World } from './world.ts'

interface Subject {
  readonly projectId: string
  readonly story: ProjectStory
  readonly dates: ProjectDates
}

export async function addContent(world: World, catalogues: Catalogues, subject: Subject): Promise<void> {
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
  readonly render: typeof documents.keyFacts
}[] = [
  {
    type: 'keyFacts',
    description: 'Ficha de datos fundamentales de la inversión',
    descriptionEn: 'Key investment information sheet',
    render: documents.keyFacts,
  },
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
  const papers = story.life.phase === 'Draft' ? DOCUMENTS.slice(0, 2) : DOCUMENTS
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
