/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Passed by packages/server: answers calls of /v1 in its own process. Absent under `astro dev`. */
    apiFetch?: import('./http/client.server.ts').ApiFetch
    /** Where people find the platform (`https://…`); the address of the request when nobody passes it. */
    origin: string
    language: import('@cauce/contract').Language
    /** The words of the page's language. */
    t: import('@cauce/i18n').Translate
    /** Calls the API as the person who asks. */
    client: import('@cauce/client').Client
    /** No session cookie came along: the page may be shared with all visitors. */
    isVisitor: boolean
    session: import('./http/viewer.server.ts').SessionState
    /** Null for visitors and for those who still owe the code. */
    viewer: import('./http/viewer.server.ts').Viewer | null
    /** A checked path of this site to go to after logging in. */
    nextPath: string | undefined
  }
}
