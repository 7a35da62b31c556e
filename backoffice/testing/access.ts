import { idOf } from '@cauce/client/testing/records.ts'
import type { ExaminationAccess } from '../src/providers/records.ts'

/** Another administrator asks for access, and waits. */
export const waitingAccess: ExaminationAccess = {
  accessId: idOf(70),
  state: 'waiting',
  isOpen: false,
  requestedBy: idOf(31),
  requestedByName: 'Teresa Olmedo',
  reason: 'Revisión del trimestre',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  endsAt: null,
}
