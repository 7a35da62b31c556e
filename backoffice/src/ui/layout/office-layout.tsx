import { useEffect, type ReactNode } from 'react'
import { Layout, Notification, useTheme } from 'react-admin'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { OfficePagesContext, type OfficePages } from '../office-pages.ts'

interface Props {
  readonly pages: OfficePages
  readonly children: ReactNode
}

/** The bar on top, the sidebar with the menu, and the page. */
export function OfficeLayout({ pages, children }: Props) {
  useThemeAttribute()
  return (
    <OfficePagesContext value={pages}>
      <Layout
        appBar={OfficeBar}
        appBarAlwaysOn
        menu={OfficeMenu}
        sx={{
          // react-admin grows with its widest table; here the table scrolls and the page keeps its width.
          minWidth: 0,
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': { minWidth: 0, paddingInline: { xs: 1.5, sm: 2 }, paddingBlockEnd: 3 },
        }}
      >
        {children}
      </Layout>
    </OfficePagesContext>
  )
}

/** The custom properties of the design depend on `data-theme`. react-admin stores the theme, by default that of the system. */
function useThemeAttribute(): void {
  const [theme] = useTheme()
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
}

/** Snackbar 5000 ms (handbook rule 13.13). */
const SNACKBAR_MS = 5000

export const OfficeNotification = () => (
  <Notification autoHideDuration={SNACKBAR_MS} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
)
