import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { ThemeAttribute } from './theme-attribute.tsx'

/** Dark bar on top, sidebar, page. */
export function OfficeLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ThemeAttribute />
      <Layout
        appBar={OfficeBar}
        appBarAlwaysOn
        menu={OfficeMenu}
        sx={{
          // react-admin grows with its widest table; here the table scrolls and the page stays.
          minWidth: 0,
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': { minWidth: 0, paddingInline: { xs: 1.5, sm: 2 }, paddingBlockEnd: 3 },
        }}
      >
        {children}
      </Layout>
    </>
  )
}
