import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const promotions: ResourceProps = {
  name: 'promotions',
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./promotions-list.tsx')).PromotionsList })),
  edit: lazy(async () => ({ default: (await import('./promotions-edit.tsx')).PromotionsEdit })),
  create: lazy(async () => ({ default: (await import('./promotions-create.tsx')).PromotionsCreate })),
}
