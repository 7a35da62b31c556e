export const LAYER_ORDER = '@layer tokens,reset,base,components,pages;'
