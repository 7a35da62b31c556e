import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useMediaQuery, type Theme } from '@mui/material'
import { Layout, Sidebar, TitlePortal, useSidebarState, useStore, useTheme } from 'react-admin'
import { BAR_HEIGHT } from './bar-height.ts'
import { ABOVE_NOTICES } from './notices.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { PlaceTabs } from './place-tabs.tsx'
import { SessionEnd } from './session-end.tsx'
import { OfficePagesContext, type OfficePages } from '../office-pages.ts'

interface Props {
  readonly pages: OfficePages
  readonly children: ReactNode
}

/** From here on the menu stays open beside the page, and lists show all their usual columns. */
const DESK_PX = 1100
const useIsDesk = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.up(DESK_PX), { noSsr: true })

/** The bar on top, the sidebar with the menu, and the page. */
export function OfficeLayout({ pages, children }: Props) {
  useThemeAttribute()
  useMenuByWidth()
  return (
    <OfficePagesContext value={pages}>
      <Layout
        appBar={OfficeBar}
        appBarAlwaysOn
        menu={OfficeMenu}
        sidebar={OfficeSidebar}
        sx={{
          [BAR_HEIGHT]: '48px',
          // react-admin grows with its widest table; here the table scrolls and the page keeps its width.
          minWidth: 0,
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': {
            minWidth: 0,
            paddingInline: { xs: 1.5, sm: 2 },
            paddingBlockEnd: `calc(1.5rem + ${ABOVE_NOTICES})`,
          },
          '& .RaSidebar-fixed': { paddingBlockEnd: ABOVE_NOTICES },
        }}
      >
        <SessionEnd />
        <PlaceTabs />
        {/* The pages of the kit put their name here; others have a heading of their own. */}
        <TitlePortal component="div" color="text.primary" sx={pageTitle} />
        {children}
      </Layout>
    </OfficePagesContext>
  )
}

/**
 * The menu. A page that becomes narrow has it open from the desk; as a drawer it would open over the page, and MUI keeps the page hidden from
 * screen readers when a drawer is closed while it appears. So it comes back when it is closed.
 */
function OfficeSidebar(props: ComponentProps<typeof Sidebar>) {
  const isDesk = useIsDesk()
  const [isOpen] = useSidebarState()
  const [wasDesk, setWasDesk] = useState(true)
  if (wasDesk !== isDesk && (isDesk || !isOpen)) setWasDesk(isDesk)
  return wasDesk && !isDesk ? null : <Sidebar {...props} />
}

/** The custom properties of the design depend on `data-theme`. react-admin stores the theme, by default that of the system. */
function useThemeAttribute(): void {
  const [theme] = useTheme()
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
}

/**
 * On a desk the menu is open, or closed as the reader left it. On a narrower screen it is closed until it is opened, so that the page has the
 * width (handbook rule 14.50).
 */
function useMenuByWidth(): void {
  const isDesk = useIsDesk()
  const [isOpen, setOpen] = useSidebarState()
  const [isOpenOnDesk, keep] = useStore('sidebar.desk', true)
  const wasDesk = useRef<boolean>(undefined)
  useEffect(() => {
    if (wasDesk.current !== isDesk) setOpen(isDesk && isOpenOnDesk)
    else if (isDesk) keep(isOpen)
    wasDesk.current = isDesk
  }, [isDesk, isOpen, isOpenOnDesk, setOpen, keep])
}

const pageTitle = {
  flex: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingBlock: 1.5,
  '&:empty': { display: 'none' },
}
