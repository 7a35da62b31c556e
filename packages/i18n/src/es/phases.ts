import type { PhaseName } from '@cauce/contract'

/** Investment is shown as open (spec section 4). */
const name = {
  Discarded: 'Descartado',
  Draft: 'Borrador',
  Next_Opening: 'Próxima apertura',
  Preinvestment: 'Preinversión',
  Investment: 'Abierto',
  Financed: 'Financiado',
  Closed: 'Cerrado',
} as const satisfies Record<PhaseName, string>

export const phases = { title: 'Fases', one: 'Fase', name } as const
