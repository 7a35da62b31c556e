/** Rows of a page when the request names no `take`. */
export const DEFAULT_TAKE = 20
/** The most rows that one page may have. */
export const MAXIMUM_TAKE = 100
