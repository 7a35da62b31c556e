import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const templates: ResourceProps = {
  name: 'templates',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./templates-list.tsx')).TemplatesList })),
  edit: lazy(async () => ({ default: (await import('./templates-edit.tsx')).TemplatesEdit })),
  create: lazy(async () => ({ default: (await import('./templates-create.tsx')).TemplatesCreate })),
}
