export const DEFAULT_TAKE = 20
/** Of one call of our screens, and the most `ids`. */
export const MAXIMUM_TAKE = 100
/** The most that a list answers: an export of react-admin asks for as many. */
export const LARGEST_TAKE = 1_000
