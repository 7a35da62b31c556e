/**
 * The order of the cascade layers, first in every page. The first mention of a layer decides, and the bundler may put the
 * style sheet of a page before the shared one. The content security policy allows it by its hash (astro.config.ts).
 */
export const LAYER_ORDER = '@layer tokens,reset,base,components,pages;'
