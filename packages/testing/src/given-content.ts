import type { Person } from './given.ts'
import { granted } from './granted.ts'
import { pdf, png } from './sample-files.ts'

/** Text, picture and visible document. */
export async function givenContent({ client }: Pick<Person, 'client'>, projectId: string): Promise<void> {
  const kind = { name: `Folleto ${projectId}`, description: 'Información' }
  const { documentTypeId } = await granted(client.POST('/v1/misc/document-types', { body: kind }))
  const text = { projectId, title: 'El proyecto', description: 'Doce viviendas' }
  await granted(client.POST('/v1/project/project-descriptions', { body: text }))
  const picture = { projectId, description: 'La fachada', file: png() }
  await granted(client.POST('/v1/project/project-media-files', { body: picture }))
  const paper = { projectId, documentTypeId, description: 'Folleto', visible: true, file: pdf() }
  await granted(client.POST('/v1/project/project-documents', { body: paper }))
}
