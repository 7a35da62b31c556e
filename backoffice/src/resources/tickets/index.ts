import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const tickets: ResourceProps = {
  name: 'tickets',
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./tickets-list.tsx')).TicketsList })),
  show: lazy(async () => ({ default: (await import('./tickets-show.tsx')).TicketsShow })),
}
