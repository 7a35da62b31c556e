/// <reference types="astro/client" />
import 'astro'
import type { Client } from '@cauce/client'
import type { Language } from '@cauce/contract'
import type { Brand } from '@cauce/contract/brand.ts'
import type { Company } from '@cauce/contract/company.ts'
import type { Translate } from '@cauce/i18n'
import type { ApiFetch } from './http/client.server.ts'
import type { SessionState, Viewer } from './http/viewer.server.ts'

declare global {
  namespace App {
    interface Locals {
      /** In-process calls of /v1 (packages/server). Absent under `astro dev`. */
      apiFetch?: ApiFetch
      /** Public origin; defaults to the request's. */
      origin: string
      sourceUrl?: string | undefined
      /** Absent under `astro dev`. */
      brand?: Brand
      /** Absent under `astro dev`. */
      company?: Company
      /** Logs the error behind an error page. */
      reportFailure?: (error: unknown) => void
      language: Language
      t: Translate
      client: Client
      /** `Set-Cookie` of API calls in this request; passed on by the middleware. */
      apiCookies: string[]
      /** No session cookie: the page is cacheable. */
      isVisitor: boolean
      session: SessionState
      /** Null for visitors, and before the one-time code. */
      viewer: Viewer | null
      /** Safe same-site path after login. */
      nextPath: string | undefined
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, focus or key; immediately if logged in, unless "touch". */
    'client:interaction'?: boolean | 'touch'
  }
}
