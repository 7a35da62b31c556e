/// <reference types="astro/client" />
import 'astro'
import type { Client } from '@cauce/client'
import type { Language } from '@cauce/contract'
import type { Translate } from '@cauce/i18n'
import type { ApiFetch } from './http/client.server.ts'
import type { SessionState, Viewer } from './http/viewer.server.ts'

declare global {
  namespace App {
    interface Locals {
      /** From packages/server: answers calls of /v1 in the same process. Absent under `astro dev`. */
      apiFetch?: ApiFetch
      /** The public origin (`https://…`); by default that of the request. */
      origin: string
      /** From packages/server: logs the error behind an error page. */
      reportFailure?: (error: unknown) => void
      language: Language
      t: Translate
      client: Client
      /** What the API has set in the calls of this request; the middleware passes it on. */
      apiCookies: string[]
      /** The request has no session cookie, so the page may be cached for all visitors. */
      isVisitor: boolean
      session: SessionState
      /** Null for visitors, and before the one-time code. */
      viewer: Viewer | null
      /** The page after logging in: a safe path of this site. */
      nextPath: string | undefined
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, focus or key; at once for logged-in people, unless the value is "touch". */
    'client:interaction'?: boolean | 'touch'
  }
}
