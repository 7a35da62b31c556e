import { QueryClient } from '@tanstack/react-query'
import { HttpError, localStorageStore, type AuthProvider, type I18nProvider, type Store } from 'react-admin'
import { createAuthProvider } from './auth.ts'
import type { CauceDataProvider } from './call.ts'
import { createDataProvider } from './data.ts'
import { createHttp } from './http.ts'
import { createI18nProvider, presentTranslator } from './i18n.ts'
import { NO_ANSWER } from './refusal.ts'
import { watchSessionEnd } from './session-end.ts'

export interface Providers {
  readonly authProvider: AuthProvider
  readonly dataProvider: CauceDataProvider
  readonly i18nProvider: I18nProvider
  readonly store: Store
}

/** A new version makes react-admin discard what it stored. */
const STORE_VERSION = '1'

export async function createProviders(): Promise<Providers> {
  const i18nProvider = await createI18nProvider()
  const store = localStorageStore(STORE_VERSION, 'cauce-office')
  // The cookie that the site shares decides the language, not what react-admin remembers of an earlier visit.
  store.setItem('locale', i18nProvider.getLocale())
  const http = createHttp({ fetch: window.fetch.bind(window), translate: presentTranslator })
  return {
    authProvider: createAuthProvider({
      call: http.call,
      leaveFor: (address) => window.location.assign(address),
      onSessionEnd: watchSessionEnd(),
      presentAddress: () => window.location.pathname + window.location.search,
    }),
    dataProvider: createDataProvider(http),
    i18nProvider,
    store,
  }
}

const MAXIMUM_RETRIES = 2

/** Retries a call without an answer and one that failed on the server. A refusal would be the same again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < MAXIMUM_RETRIES && error instanceof HttpError && (error.status === NO_ANSWER || error.status >= 500)

/** Without a network calls fail at once instead of waiting for it, because a person waits for them. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})
