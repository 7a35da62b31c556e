import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const projectTypes: ResourceProps = {
  name: 'projectTypes',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./project-types-list.tsx')).ProjectTypesList })),
  edit: lazy(async () => ({ default: (await import('./project-types-edit.tsx')).ProjectTypesEdit })),
  create: lazy(async () => ({ default: (await import('./project-types-create.tsx')).ProjectTypesCreate })),
}
