import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const documentTypes: ResourceProps = {
  name: 'documentTypes',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./document-types-list.tsx')).DocumentTypesList })),
  edit: lazy(async () => ({ default: (await import('./document-types-edit.tsx')).DocumentTypesEdit })),
  create: lazy(async () => ({ default: (await import('./document-types-create.tsx')).DocumentTypesCreate })),
}
