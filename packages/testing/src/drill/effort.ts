/** Minutes that each drill of `npm run drill` breaks things for; none in `npm test`, which runs a short form. */
export const MINUTES = Number(process.env['DRILL_MINUTES'] ?? 0)
export const IS_LONG = MINUTES > 0
