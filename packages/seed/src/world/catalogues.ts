import { api } from '@cauce/contract'
import { rasterise } from '../documents/rasterise.ts'
import { drawProjectType } from '../pictures/index.ts'
import { DOCUMENT_TYPES, type DocumentTypeKey } from '../texts/document-types.ts'
import { PROJECT_TYPES, type ProjectTypeKey } from '../texts/project-types.ts'
import type { World } from './world.ts'

/** Ids of the kinds of projects and documents. */
export interface Catalogues {
  readonly projectTypeIds: Readonly<Record<ProjectTypeKey, string>>
  readonly documentTypeIds: Readonly<Record<DocumentTypeKey, string>>
}

/** Writes the kinds of projects, with their drawn pictures, and of documents. */
export async function makeCatalogues(world: World): Promise<Catalogues> {
  return { projectTypeIds: await makeProjectTypes(world), documentTypeIds: await makeDocumentTypes(world) }
}

async function makeProjectTypes({ call, administrators, size }: World) {
  const ids: Partial<Record<ProjectTypeKey, string>> = {}
  for (const [key, { name, description, kind }] of entriesOf(PROJECT_TYPES)) {
    const image = {
      name: `${kind}.webp`,
      kind: 'webp',
      bytes: await rasterise(drawProjectType(kind), Math.min(1200, size.pictureWidth)),
    } as const
    const { projectTypeId } = await call(administrators[0].token, api.projectTypes.create, {
      body: { name, description },
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
