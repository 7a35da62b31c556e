import { api } from '@cauce/contract'
import { formatPercent } from '@cauce/format'
import * as documents from '../documents/project-documents.ts'
import { plainWord } from '../spanish-numbers.ts'
import type { DocumentTypeKey } from '../texts/catalogues.ts'
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

/** Adds the texts, pictures, documents and timeline events of a project. */
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

/** Two texts in a row that are lists only stand side by side on the page: the arguments for and against. */
function textsOf({ texts }: ProjectStory): { title: string; description: string }[] {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
  const uses = texts.uses.parts.map(([what, percent]) => `${what}: ${formatPercent(percent)}`)
  return [
    { title: texts.headline, description: texts.about.join('\n\n') },
    { title: 'A favor', description: list(texts.inFavour) },
    { title: 'En contra', description: list(texts.against) },
    { title: 'En qué se gasta el préstamo', description: `${texts.uses.intro}\n\n${list(uses)}` },
    { title: 'Cómo se devuelve', description: texts.repayment.join('\n\n') },
    { title: 'Qué puede salir mal', description: texts.risks.join('\n\n') },
  ]
}

/** What the four pictures of a project show, as their files are named: front, section, floor, site. */
export const PICTURED_VIEWS = ['alzado', 'seccion', 'planta', 'emplazamiento'] as const

async function addPictures({ call, administrators }: World, { projectId, story }: Subject): Promise<void> {
  for (const [index, view] of PICTURED_VIEWS.entries()) {
    const file = await readPicture(`projects/${story.url}-${view}`)
    const body = { projectId, description: story.texts.pictures[index]! }
    await call(administrators[0].token, api.projectMediaFiles.create, { body, files: { file } })
  }
}

const DOCUMENTS: readonly {
  readonly type: DocumentTypeKey
  readonly description: string
  readonly render: typeof documents.keyFacts
}[] = [
  { type: 'keyFacts', description: 'Ficha de datos fundamentales de la inversión', render: documents.keyFacts },
  { type: 'contract', description: 'Contrato de préstamo y mandato', render: documents.loanContract },
  { type: 'appraisal', description: 'Tasación', render: documents.appraisal },
  { type: 'licence', description: 'Licencia', render: documents.licence },
]

async function addDocuments(
  { call, administrators }: World,
  { documentTypeIds }: Catalogues,
  { projectId, story, dates }: Subject,
): Promise<void> {
  // A draft has neither an appraisal nor a licence yet.
  const papers = story.life.phase === 'Draft' ? DOCUMENTS.slice(0, 2) : DOCUMENTS
  for (const { type, description, render } of papers) {
    const title = type === 'licence' ? `${description} ${story.papers.licence.reference}` : description
    const file = { name: `${plainWord(title)}.pdf`, kind: 'pdf', bytes: await render(story, dates) } as const
    const body = {
      projectId,
      documentTypeId: documentTypeIds[type],
      description: title,
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
