import type { PROPOSAL_STATES } from '@cauce/contract'

export const proposals = {
  state: {
    proposed: 'Espera otra aprobación',
    active: 'Aprobado',
    refused: 'Rechazado',
    replaced: 'Sustituido',
  } as const satisfies Record<(typeof PROPOSAL_STATES)[number], string>,
  fields: {
    state: 'Estado',
    reason: 'Motivo',
    proposedBy: 'Propuesto por',
    proposedByName: 'Propuesto por',
    decidedBy: 'Decidido por',
    decidedByName: 'Decidido por',
    decidedAt: 'Decidido el',
    createdAt: 'Propuesto el',
    updatedAt: 'Actualización',
  },
} as const
