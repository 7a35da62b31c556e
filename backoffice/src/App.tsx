import type { ReactNode } from 'react'
import { CssBaseline } from '@mui/material'
import { AdminContext, AuthenticationError, CoreAdminUI, CustomRoutes, LoadingPage, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { darkTheme, lightTheme } from '@cauce/design/mui-theme.ts'
import { toAddress } from './addresses.ts'
import { actions, groups } from './menu.tsx'
import { office, resources } from './office.ts'
import { queryClient, type Providers } from './providers/providers.ts'
import { addressedRouterProvider } from './router.tsx'
import { Inbox } from './resources/inbox/inbox.tsx'
import { LeaveGate } from './ui/leave-question.tsx'
import { OfficeNotification } from './ui/layout/notices.tsx'
import { OfficeLayout } from './ui/layout/office-layout.tsx'
import { NamedCircles } from './ui/layout/named-circles.tsx'
import { Guarded, PageFailure, PageForbidden, PageNotFound } from './ui/layout/pages.tsx'

const pages = { groups, actions, toAddress }

const AppLayout = ({ children }: { readonly children: ReactNode }) => (
  <OfficeLayout pages={pages}>{children}</OfficeLayout>
)

/** Pages that belong to no noun. */
const ownPages = (
  <CustomRoutes>
    {office.map(({ path, Page, menu }) =>
      Page === undefined || menu === undefined ? null : (
        <Route
          key={path}
          path={path}
          element={
            <Guarded permission={menu.permission}>
              <Page />
            </Guarded>
          }
        />
      ),
    )}
  </CustomRoutes>
)

/**
 * The table of contents of the back office. `Admin` of react-admin would bring its page to log in and the forms for it to every first load;
 * these are the parts that it is made of (decision front-end-performance).
 */
export function App({ authProvider, dataProvider, i18nProvider, store }: Providers) {
  return (
    <AdminContext
      routerProvider={addressedRouterProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <NamedCircles>
        <CoreAdminUI
          layout={AppLayout}
          catchAll={PageNotFound}
          accessDenied={PageForbidden}
          authenticationError={AuthenticationError}
          error={PageFailure}
          loading={LoadingPage}
          dashboard={Inbox}
          requireAuth
          disableTelemetry
        >
          {resources.map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
          {ownPages}
        </CoreAdminUI>
        <LeaveGate />
      </NamedCircles>
      <OfficeNotification />
    </AdminContext>
  )
}
