import { api, PHASE_IDS } from '@cauce/contract'
import type { APIRequestContext } from '@playwright/test'
import { call } from './api.ts'

/** Public pages, with one project page. */
export const READING = ['/', '/projects/', '/legal', '/privacy', '/cookies'] as const

/** Pages of registering and logging in. */
export const DOORS = [
  '/auth/login',
  '/auth/sign-in',
  '/register',
  '/register?kind=company',
  '/auth/forgot',
  '/auth/reset',
] as const

type PublicPhase = 'Next_Opening' | 'Preinvestment' | 'Investment' | 'Financed' | 'Closed'

/** The page of a demonstration project in this phase. */
export async function projectAddress(request: APIRequestContext, phase: PublicPhase = 'Investment'): Promise<string> {
  const { data } = await call(request, api.projects.list, { query: { phaseId: PHASE_IDS[phase], take: 1 } })
  return `/projects/${data[0]!.url}`
}
