import { MAXIMUM_TAKE } from '../page-sizes.ts'

/** The most payments of one batch: a page, so that who releases it sees all of them. */
export const MAXIMUM_BATCH = MAXIMUM_TAKE
