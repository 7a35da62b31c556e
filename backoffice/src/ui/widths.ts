import { useMediaQuery, type Theme } from '@mui/material'

/** Widths of screens for which the columns of a list are chosen apart, the narrowest first. */
export const LIST_WIDTHS = ['phone', 'tablet', 'desk'] as const
export type ListWidth = (typeof LIST_WIDTHS)[number]

/** From here on the menu stays open beside the page, and lists show all their usual columns. */
const DESK_PX = 1100

/** Whether the menu has its place beside the page. */
export const useIsDesk = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.up(DESK_PX), { noSsr: true })

/** The width of the screen, as the columns of lists are chosen for it. */
export function useListWidth(): ListWidth {
  const isDesk = useIsDesk()
  const isTablet = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true })
  if (isDesk) return 'desk'
  return isTablet ? 'tablet' : 'phone'
}
