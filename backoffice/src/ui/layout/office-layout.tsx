import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useMediaQuery, type Theme, Box, Link as MuiLink, Alert, Button } from '@mui/material'
import {
  Layout,
  Sidebar,
  TitlePortal,
  useSidebarState,
  useStore,
  useTheme,
  Link,
  useLocation,
  useAuthProvider,
} from 'react-admin'
import { BAR_HEIGHT, ABOVE_NOTICES } from './notices.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { OfficePagesContext, type OfficePages, useIsHere, usePlaces } from '../office-pages.ts'
import { useWords } from '../words.ts'
import { askSession, watchSession } from '@cauce/client/session-watch.ts'

interface Props {
  readonly pages: OfficePages
  readonly children: ReactNode
}

/** In em, as all breakpoints. From here on the menu stays open beside the page, and lists show all their usual columns. */
const DESK = 68.75
const useIsDesk = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.up(DESK), { noSsr: true })

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
          [BAR_HEIGHT]: '3rem',
          // A page that is narrow for its text: tables scroll in themselves.
          '@container (max-width: 50rem)': {
            '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
            '& .RaDataTable-headerCell.RaDataTable-headerCell': { top: 0 },
          },
          '@container (max-width: 40rem)': {
            '& .RaList-actions, & .RaList-actions > *': { flexWrap: 'wrap', flexShrink: 1 },
          },
          // react-admin grows with its widest table; here the table scrolls and the page keeps its width.
          minWidth: 0,
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': {
            minWidth: 0,
            containerType: 'inline-size',
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
  paddingBlock: 1,
  '&:empty': { display: 'none' },
}

/** The pages of the place that is open. They are links: each has an address, filters and keys of its own. A record has tabs of its own. */
function PlaceTabs() {
  const t = useWords()
  const isHere = useIsHere()
  const [, , id = ''] = useLocation().pathname.split('/')
  const place = usePlaces().find(({ pages }) => pages.some(isHere))
  const present = place?.pages.find(isHere)
  const tabs = place?.pages.filter(({ under }) => under === undefined) ?? []
  if (!place || !present || tabs.length < 2 || (id !== '' && id !== 'create')) return null
  const isTop = present.under === undefined && id === ''
  return (
    <Box component="nav" aria-label={place.label(t)} sx={{ borderBlockEnd: '1px solid var(--line)' }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.75, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {tabs.map(({ path, label, Count }) => (
          <li key={path}>
            <MuiLink
              component={Link}
              to={path}
              underline="none"
              color="textPrimary"
              {...(path === (present.under ?? present.path) && { 'aria-current': isTop ? 'page' : 'true' })}
              sx={tabStyle}
            >
              {label(t)}
              {Count && <Count />}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const tabStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: '2.75rem',
  // Over the line below all of them.
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  '&:hover': { borderBlockEndColor: 'var(--line-strong)' },
  '&[aria-current]': { borderBlockEndColor: 'var(--river)', fontWeight: 600 },
  // Forced colours draw a transparent border too.
  '@media (forced-colors: active)': {
    borderBlockEndColor: 'Canvas',
    '&[aria-current]': { borderBlockEndColor: 'Highlight' },
  },
} as const

/** Warns before the session ends, and leads to the log-in when it has: forms keep what was typed (handbook rule 2.49). */
export function SessionEnd() {
  const t = useWords()
  const authProvider = useAuthProvider()
  const [isEnding, setEnding] = useState(false)
  const stay = useRef(() => {})
  useEffect(() => {
    // The log-in was checked just before.
    let known: Promise<number | null> | undefined = authProvider?.['sessionEndsIn']?.()
    return watchSession({
      ask: (isUse) => {
        const answer = isUse ? undefined : known
        known = undefined
        return answer ?? askSession(isUse)
      },
      warn(prolong) {
        stay.current = prolong
        setEnding(true)
      },
      calm: () => setEnding(false),
      end: () => void authProvider?.checkError({ status: 401 }),
    })
  }, [authProvider])
  if (!isEnding) return null
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ position: 'sticky', insetBlockStart: `var(${BAR_HEIGHT})`, zIndex: 'appBar', marginBlockEnd: 2 }}
      action={
        <Button color="inherit" onClick={() => stay.current()}>
          {t('backoffice.layout.staySession')}
        </Button>
      }
    >
      {t('backoffice.layout.sessionEnding')}
    </Alert>
  )
}
