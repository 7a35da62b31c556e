/** Phases in which the opening of a project can be awaited: it has been announced and is not open yet. Without a schema library. */
export const AWAITED_PHASES = ['Next_Opening', 'Preinvestment'] as const
