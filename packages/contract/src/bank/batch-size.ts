import { MAXIMUM_TAKE } from '../page-sizes.ts'

/** One page, so that the releaser sees all payments. */
export const MAXIMUM_BATCH = MAXIMUM_TAKE
