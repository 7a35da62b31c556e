import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Id } from '../ids.ts'

/** The phases of a project (spec section 4), in the order of their lives. */
export const PHASES = [
  'Discarded',
  'Draft',
  'Next_Opening',
  'Preinvestment',
  'Investment',
  'Financed',
  'Closed',
] as const
export const PhaseName = z.enum(PHASES).describe('Phase of a project; Investment is shown as Open.')
export type PhaseName = z.infer<typeof PhaseName>

/** The same in every installation, so that a phase can be named without a look-up. */
export const PHASE_IDS = {
  Discarded: '01890000-0000-7000-8000-000000000001',
  Draft: '01890000-0000-7000-8000-000000000002',
  Next_Opening: '01890000-0000-7000-8000-000000000003',
  Preinvestment: '01890000-0000-7000-8000-000000000004',
  Investment: '01890000-0000-7000-8000-000000000005',
  Financed: '01890000-0000-7000-8000-000000000006',
  Closed: '01890000-0000-7000-8000-000000000007',
} as const satisfies Record<PhaseName, string>

export const phaseNameOf = (phaseId: string): PhaseName | undefined =>
  PHASES.find((name) => PHASE_IDS[name] === phaseId)

/** Phases that visitors may see (product decision 5). */
export const PUBLIC_PHASES = [
  'Next_Opening',
  'Preinvestment',
  'Investment',
  'Financed',
  'Closed',
] as const satisfies readonly PhaseName[]

/** Spec section 4: colours of the phases. */
export const PHASE_COLOURS = {
  Discarded: 'grey',
  Draft: 'grey',
  Next_Opening: 'grey',
  Preinvestment: 'blue',
  Investment: 'blue',
  Financed: 'blue',
  Closed: 'green',
} as const satisfies Record<PhaseName, 'grey' | 'blue' | 'green'>

export const Phase = z
  .strictObject({ phaseId: Id, name: PhaseName, orderIndex: z.int() })
  .describe('One of the seven phases.')

export const ProjectPhase = z
  .strictObject({
    projectPhaseId: Id,
    projectId: Id,
    phaseId: Id,
    name: PhaseName,
    startedAt: Instant,
    endedAt: Instant.nullable(),
  })
  .describe('A phase that a project has been in.')
