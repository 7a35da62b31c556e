import '@cauce/design/tokens.css'
import { QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { AdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, TitlePortal } from 'react-admin'
import { render } from '@cauce/client/testing/render.ts'
import { api } from '@cauce/contract'
import type { Role } from '@cauce/contract/permissions.ts'
import { createAuthProvider } from '../src/providers/auth.ts'
import { createDataProvider } from '../src/providers/data.ts'
import { createHttp } from '../src/providers/http.ts'
import { createI18nProvider, presentTranslator } from '../src/providers/i18n.ts'
import type { Noun } from '../src/providers/nouns.ts'
import { LeaveGate } from '../src/ui/leave-question.tsx'
import { officeThemes } from '../src/ui/theme.ts'
import { LanguageSwitch, NamedCircles } from '../src/ui/layout/language-switch.tsx'
import { OfficeNotification } from '../src/ui/layout/notices.tsx'
import type { TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID } from '@cauce/client/testing/records.ts'

interface Options {
  readonly role?: Role
  /** The noun of the page that the component is on. */
  readonly resource?: Noun
  readonly path?: string
}

/**
 * Renders a part of the back office with its real providers, logged in as staff. Only the network is replaced. Answers the
 * translator of the page, so that a test looks for what a person reads.
 */
export async function renderOffice(children: ReactNode, network: TestNetwork, options: Options = {}) {
  const { role = 'admin', resource = 'users', path = '/' } = options
  network.on(api.sessions.readState, () => ({
    stage: 'full' as const,
    next: 'home' as const,
    userId: ADMINISTRATOR_ID,
    role,
    name: 'Eva Gil',
    isCodeGiven: true,
    isDeviceTrusted: false,
    endsInSeconds: 1800,
    hasPasskey: false,
  }))
  const store = memoryStore()
  const i18nProvider = await createI18nProvider()
  const http = createHttp({ fetch: network.fetch, sending: () => network.fetch, translate: presentTranslator })
  const authProvider = createAuthProvider({
    call: http.call,
    leaveFor: () => {},
    onSessionEnd: () => {},
    presentAddress: () => '/admin/',
  })
  const dataProvider = createDataProvider(http)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { promise: mounted, resolve: onMount } = Promise.withResolvers<void>()
  await render(
    <TestMemoryRouter initialEntries={[path]}>
      <LanguageSwitch i18nProvider={i18nProvider} store={store}>
        {(words) => (
          <AdminContext
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={words}
            store={store}
            queryClient={queryClient}
            {...officeThemes}
          >
            <NamedCircles>
              <TitlePortal component="div" />
              <ResourceContextProvider value={resource}>
                {children}
                <MountNotice onMount={onMount} />
              </ResourceContextProvider>
              <LeaveGate />
            </NamedCircles>
            {/* On a busy machine a test may look later than five seconds after the notice came. */}
            <OfficeNotification shownFor={600_000} />
          </AdminContext>
        )}
      </LanguageSwitch>
    </TestMemoryRouter>,
  )
  // React-admin renders what is in it only after its own effects; a key that a test presses before that is lost.
  await mounted
  return presentTranslator()
}

/** Its effect runs after those of the siblings before it. */
function MountNotice({ onMount }: { readonly onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}
