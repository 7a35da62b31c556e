import type { ReactNode } from 'react'
import { Admin, CanAccess, CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { toAddress } from './addresses.ts'
import { actions, places } from './menu.tsx'
import { office, resources } from './office.ts'
import { queryClient, type Providers } from './providers/providers.ts'
import { addressedRouterProvider } from './router.tsx'
import { Inbox } from './resources/inbox/inbox.tsx'
import { LeaveGate } from './ui/leave-question.tsx'
import { LanguageSwitch, NamedCircles } from './ui/layout/language-switch.tsx'
import { OfficeNotification } from './ui/layout/notices.tsx'
import { OfficeLayout } from './ui/layout/office-layout.tsx'
import { officeThemes } from './ui/theme.ts'
import { PageFailure, PageForbidden, PageNotFound } from './ui/layout/pages.tsx'

const pages = { places, actions, toAddress }

const AppLayout = ({ children }: { readonly children: ReactNode }) => (
  <NamedCircles>
    <OfficeLayout pages={pages}>{children}</OfficeLayout>
    <LeaveGate />
  </NamedCircles>
)

const ownPages = (
  <CustomRoutes>
    {office.map(({ noun, path, Page }) =>
      Page === undefined ? null : (
        <Route
          key={path}
          path={path}
          element={
            <CanAccess resource={noun} action="list" accessDenied={<PageForbidden />}>
              <Page />
            </CanAccess>
          }
        />
      ),
    )}
  </CustomRoutes>
)

/** The table of contents of the back office. People log in on the site, so that there is no page for it here. */
export const App = (providers: Providers) => (
  <LanguageSwitch {...providers}>
    {(i18nProvider) => (
      <Admin
        {...providers}
        i18nProvider={i18nProvider}
        {...officeThemes}
        routerProvider={addressedRouterProvider}
        queryClient={queryClient}
        layout={AppLayout}
        dashboard={Inbox}
        loginPage={false}
        notification={OfficeNotification}
        catchAll={PageNotFound}
        accessDenied={PageForbidden}
        error={PageFailure}
        requireAuth
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource}>
            {/* Some nouns have no page, or only some of its kinds. */}
            <Route path="*" element={<PageNotFound />} />
          </Resource>
        ))}
        {ownPages}
      </Admin>
    )}
  </LanguageSwitch>
)
