import { api } from '@cauce/contract'
import { DOCUMENT_TYPES, type DocumentTypeKey } from '../texts/document-types.ts'
import { PROJECT_TYPES, type ProjectTypeKey } from '../texts/project-types.ts'
import { readPicture } from './calls.ts'
import type { World } from './world.ts'

/** Ids of the types of projects and of documents. */
export interface Catalogues {
  readonly projectTypeIds: Readonly<Record<ProjectTypeKey, string>>
  readonly documentTypeIds: Readonly<Record<DocumentTypeKey, string>>
}

/** Writes the types of projects, with their pictures, and the types of documents. */
export async function makeCatalogues(world: World): Promise<Catalogues> {
  return { projectTypeIds: await makeProjectTypes(world), documentTypeIds: await makeDocumentTypes(world) }
}

async function makeProjectTypes({ call, administrators }: World) {
  const ids: Partial<Record<ProjectTypeKey, string>> = {}
  for (const [key, { name, description, picture }] of entriesOf(PROJECT_TYPES)) {
    const image = await readPicture(`project-types/${picture}`)
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
