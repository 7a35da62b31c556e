import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const projects: ResourceProps = {
  name: 'projects',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./projects-list.tsx')).ProjectsList })),
  edit: lazy(async () => ({ default: (await import('./projects-edit.tsx')).ProjectsEdit })),
  create: lazy(async () => ({ default: (await import('./projects-create.tsx')).ProjectsCreate })),
}
