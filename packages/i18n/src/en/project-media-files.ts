import type { projectMediaFiles as source } from '../es/project-media-files.ts'
import type { Translation } from '../translation.ts'

export const projectMediaFiles = {
  title: 'Pictures',
  one: 'Picture',
  fields: {
    projectMediaFileId: 'Identifier',
    projectId: 'Project',
    userId: 'Uploaded by',
    description: 'Description',
    order: 'Order',
    picture: 'Picture',
    createdAt: 'Uploaded',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
