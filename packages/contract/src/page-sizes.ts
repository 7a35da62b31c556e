export const DEFAULT_TAKE = 20
export const MAXIMUM_TAKE = 100
