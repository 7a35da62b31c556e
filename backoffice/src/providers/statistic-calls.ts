import type { Answer } from '@cauce/client'
import type { HttpClient } from './http.ts'

export type Funding = Answer<'/v1/project/statistics/funding/{id}'>

export type Outcome = Answer<'/v1/project/outcome-statements-preview'>

/** Calls for sums over everything, for administrators. */
export interface StatisticCalls {
  /** Sums of movements and fees by period. */
  readonly summary: <Summary>(of: 'order-movements' | 'fees', query: URLSearchParams) => Promise<Summary>
  /** Sums of movements by project and by type of project, in whole months. */
  readonly sumsByProject: (query: URLSearchParams) => Promise<Answer<'/v1/project/statistics/projects'>>
  /** The money in custody by period. */
  readonly custody: (query: URLSearchParams) => Promise<Answer<'/v1/project/statistics/custody'>>
  /** Who invested again, by the month of the first investment. */
  readonly cohorts: (query: URLSearchParams) => Promise<Answer<'/v1/project/statistics/cohorts'>>
  /** How the money of a project came together. */
  readonly funding: (projectId: string) => Promise<Funding>
  /** The figures that an outcome statement of a year would have. */
  readonly outcomeOf: (year: number) => Promise<Outcome>
  /** Sums of late payments by how late they are. */
  readonly latePayments: () => Promise<Answer<'/v1/project/statistics/late-payments'>>
}

export const createStatisticCalls = (http: HttpClient): StatisticCalls => ({
  summary: async <Summary>(of: 'order-movements' | 'fees', query: URLSearchParams) => {
    const { json } = await http(`/v1/project/${of}/summary?${query}`)
    return json as Summary
  },
  sumsByProject: async (query) => {
    const { json } = await http(`/v1/project/statistics/projects?${query}`)
    return json as Answer<'/v1/project/statistics/projects'>
  },
  custody: async (query) => {
    const { json } = await http(`/v1/project/statistics/custody?${query}`)
    return json as Answer<'/v1/project/statistics/custody'>
  },
  cohorts: async (query) => {
    const { json } = await http(`/v1/project/statistics/cohorts?${query}`)
    return json as Answer<'/v1/project/statistics/cohorts'>
  },
  funding: async (projectId) => {
    const { json } = await http(`/v1/project/statistics/funding/${encodeURIComponent(projectId)}`)
    return json as Funding
  },
  outcomeOf: async (year) => (await http(`/v1/project/outcome-statements-preview?year=${year}`)).json as Outcome,
  latePayments: async () => {
    const { json } = await http('/v1/project/statistics/late-payments')
    return json as Answer<'/v1/project/statistics/late-payments'>
  },
})
