import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const audit: ResourceProps = {
  name: 'audit',
  list: lazy(async () => ({ default: (await import('./audit-list.tsx')).AuditList })),
}
