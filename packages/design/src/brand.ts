/** Channel in section with water. `bed` is a stroke of width 2 in the text colour, `water` a river fill. */
export const LOGO = {
  viewBox: '0 0 30 20',
  bed: 'M0 3h4.6l5.1 15h10.6l5.1-15H30',
  water: 'M7.9 9h14.2l-2.8 8h-8.6z',
} as const
