/** How often a project pays its returns (spec section 9), without a schema library: the site reckons with it too. */
export const DELIVERY_FEE_PERIODS = ['monthly', 'quarterly', 'annual', 'end of project'] as const

/** "Delivery models: monthly 1, quarterly 3, annual 12 months" (spec section 9). */
export const DELIVERY_FEE_MONTHS = { monthly: 1, quarterly: 3, annual: 12 } as const
