/** The custom property with the height of the bar on top, which the layout sets and what stays in view below the bar reads. */
export const BAR_HEIGHT = '--office-bar-height'
