/// <reference types="astro/client" />
import type { Client } from '@cauce/client'
import type { Language } from '@cauce/contract'
import type { Translate } from '@cauce/i18n'
import type { ApiFetch } from './http/client.server.ts'
import type { SessionState, Viewer } from './http/viewer.server.ts'

declare global {
  namespace App {
    interface Locals {
      /** Passed by packages/server: answers calls of /v1 in its own process. Absent under `astro dev`. */
      apiFetch?: ApiFetch
      /** Where people find the platform (`https://…`); the address of the request when nobody passes it. */
      origin: string
      /** Passed by packages/server: writes into its log what went wrong behind a page. */
      reportFailure?: (error: unknown) => void
      language: Language
      /** The words of the page's language. */
      t: Translate
      /** Calls the API as the person who asks. */
      client: Client
      /** No session cookie came along: the page may be shared with all visitors. */
      isVisitor: boolean
      session: SessionState
      /** Null for visitors and for those who still owe the code. */
      viewer: Viewer | null
      /** A checked path of this site to go to after logging in. */
      nextPath: string | undefined
    }
  }
}
