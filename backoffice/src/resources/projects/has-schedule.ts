import type { ProjectRecord } from '../../providers/records.ts'

/** Returns are planned once a project is financed. */
export const hasSchedule = ({ phaseName }: ProjectRecord): boolean => phaseName === 'Financed' || phaseName === 'Closed'
