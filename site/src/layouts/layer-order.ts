/**
 * Cascade layer order, first in every page: the first mention decides, and the bundler may put a page's style sheet
 * before the shared one. The CSP allows it by hash (astro.config.ts).
 */
export const LAYER_ORDER = '@layer tokens,reset,base,components,pages;'
