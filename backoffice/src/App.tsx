import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { darkTheme, lightTheme } from '@cauce/design/mui-theme.ts'
import type { Providers } from './providers/providers.ts'
import { queryClient } from './providers/query-client.ts'
import { addressedRouterProvider } from './providers/router.tsx'
import { audit } from './resources/audit/index.ts'
import { documentTypes } from './resources/document-types/index.ts'
import { Inbox } from './resources/inbox/index.ts'
import { projectTypes } from './resources/project-types/index.ts'
import { projects } from './resources/projects/index.ts'
import { promotions } from './resources/promotions/index.ts'
import { Reconciliation } from './resources/reconciliation/index.ts'
import { Statistics } from './resources/statistics/index.ts'
import { templates } from './resources/templates/index.ts'
import { tickets } from './resources/tickets/index.ts'
import { users } from './resources/users/index.ts'
import { wallets } from './resources/wallets/index.ts'
import { OfficeLayout } from './ui/layout/office-layout.tsx'
import { OfficeNotification } from './ui/layout/office-notification.tsx'
import { PageFailure } from './ui/layout/page-failure.tsx'
import { Guarded, PageForbidden } from './ui/layout/page-forbidden.tsx'
import { PageNotFound } from './ui/layout/page-not-found.tsx'

/** The table of contents of the back office. */
export function App({ authProvider, dataProvider, i18nProvider, store }: Providers) {
  return (
    <Admin
      routerProvider={addressedRouterProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={OfficeLayout}
      notification={OfficeNotification}
      catchAll={PageNotFound}
      accessDenied={PageForbidden}
      error={PageFailure}
      dashboard={Inbox}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      <Resource {...users} />
      <Resource {...wallets} />
      <Resource {...projects} />
      <Resource {...promotions} />
      <Resource {...tickets} />
      <Resource {...documentTypes} />
      <Resource {...projectTypes} />
      <Resource {...templates} />
      <Resource {...audit} />
      <Resource name="transactions" />
      <Resource name="bankAccounts" />
      <Resource name="verifications" />
      <CustomRoutes>
        <Route
          path="/statistics"
          element={
            <Guarded permission="statistics.read">
              <Statistics />
            </Guarded>
          }
        />
        <Route
          path="/reconciliation"
          element={
            <Guarded permission="reconciliation.read">
              <Reconciliation />
            </Guarded>
          }
        />
      </CustomRoutes>
    </Admin>
  )
}
