import type { phases as source } from '../es/phases.ts'
import type { Translation } from '../translation.ts'

export const phases = {
  title: 'Phases',
  one: 'Phase',
  name: {
    Discarded: 'Discarded',
    Draft: 'Draft',
    Next_Opening: 'Next opening',
    Preinvestment: 'Preinvestment',
    Investment: 'Open',
    Financed: 'Financed',
    Closed: 'Closed',
  },
} as const satisfies Translation<typeof source>
