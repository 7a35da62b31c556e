import { api, PROMOTION_TYPE_IDS } from '@cauce/contract'
import { plainWord } from '../spanish-numbers.ts'
import {
  DOCUMENT_TYPES,
  PROJECT_TYPES,
  PROMOTIONS,
  TEMPLATES,
  type DocumentTypeKey,
  type ProjectTypeKey,
  type PromotionStory,
} from '../texts/catalogues.ts'
import { readPicture } from './calls.ts'
import type { Project } from './projects.ts'
import { daysAfter } from '../texts/time.ts'
import type { World } from './world.ts'

export interface Catalogues {
  readonly projectTypeIds: Readonly<Record<ProjectTypeKey, string>>
  readonly documentTypeIds: Readonly<Record<DocumentTypeKey, string>>
}

export async function makeCatalogues(world: World): Promise<Catalogues> {
  return { projectTypeIds: await makeProjectTypes(world), documentTypeIds: await makeDocumentTypes(world) }
}

async function makeProjectTypes({ call, administrators }: World) {
  const ids: Partial<Record<ProjectTypeKey, string>> = {}
  for (const [key, { picture, ...body }] of entriesOf(PROJECT_TYPES)) {
    const image = await readPicture(`project-types/${picture}`)
    const { projectTypeId } = await call(administrators[0].token, api.projectTypes.create, {
      body,
      files: { image },
    })
    ids[key] = projectTypeId
  }
  return ids as Record<ProjectTypeKey, string>
}

async function makeDocumentTypes({ call, administrators }: World) {
  const ids: Partial<Record<DocumentTypeKey, string>> = {}
  for (const [key, body] of entriesOf(DOCUMENT_TYPES)) {
    const { documentTypeId } = await call(administrators[0].token, api.documentTypes.create, { body })
    ids[key] = documentTypeId
  }
  return ids as Record<DocumentTypeKey, string>
}

const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

export function planPromotions(world: World, projects: readonly Project[]): void {
  for (const promotion of PROMOTIONS) {
    const startsAt = world.moments.at(promotion.startsDaysAgo, '07:00')
    const writtenAt = promotion.startsDaysAgo > 0 ? daysAfter(startsAt, -7) : world.moments.at(2, '11:45')
    world.agenda.add(writtenAt, () => announce(world, promotion, startsAt, projects))
  }
}

async function announce(
  { call, administrators, moments }: World,
  { type, title, titleEn, project, endsDaysAgo }: PromotionStory,
  startsAt: Date,
  projects: readonly Project[],
) {
  const endsAt = moments.at(endsDaysAgo, '22:00')
  // A small world may lack the project.
  const led = project === undefined ? undefined : projects.find(({ story }) => story.url === project)
  await call(administrators[0].token, api.promotions.create, {
    body: {
      promotionTypeId: PROMOTION_TYPE_IDS[type],
      title,
      titleEn,
      ...(led && { projectId: led.projectId() }),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
    files: {
      images: [
        await readPicture(promotionPicture(title, 'large')),
        await readPicture(promotionPicture(title, 'small')),
      ],
      largeImageEn: await readPicture(promotionPicture(title, 'en-large')),
      smallImageEn: await readPicture(promotionPicture(title, 'en-small')),
    },
  })
}

export const promotionPicture = (title: string, size: 'large' | 'small' | 'en-large' | 'en-small'): string =>
  `promotions/${plainWord(title).slice(0, 40)}-${size}`

export async function makeTemplates({ call, administrators }: World): Promise<void> {
  for (const body of TEMPLATES) await call(administrators[0].token, api.templates.create, { body })
}
