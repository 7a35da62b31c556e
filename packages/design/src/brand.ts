/** The name of the platform, in this constant only (handbook rule 11.13). */
export const BRAND = 'Cauce'

/**
 * The mark: a channel in section with water in it, the motif of the street on the home page.
 * `bed` is a stroke of width 2 in the text's colour, `water` a fill in the river's colour.
 */
export const LOGO = {
  viewBox: '0 0 30 20',
  bed: 'M0 3h4.6l5.1 15h10.6l5.1-15H30',
  water: 'M7.9 9h14.2l-2.8 8h-8.6z',
} as const
