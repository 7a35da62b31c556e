/**
 * The order of the cascade's layers, said first in every page: the first mention of a layer decides, and the bundler is free
 * to put the small sheet of a page before the shared one. The policy of the page allows it by its hash (astro.config.ts).
 */
export const LAYER_ORDER = '@layer tokens,reset,base,components,pages;'
