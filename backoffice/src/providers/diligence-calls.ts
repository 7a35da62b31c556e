import type { Answer } from '@cauce/client'
import type { api } from '@cauce/contract'
import type { z } from 'zod'
import type { HttpClient } from './http.ts'

export type DiligenceFile = Answer<'/v1/account/diligence/{id}'>
export type ScreeningValues = z.input<typeof api.diligence.screen.body>
export type AssessmentValues = z.input<typeof api.diligence.assess.body>
export type HoldStep = z.input<typeof api.diligence.decideHold.body>

/** The calls about what staff record of a customer against money laundering. Each answers the whole file. */
export interface DiligenceCalls {
  readonly diligence: (userId: string) => Promise<DiligenceFile>
  readonly recordScreening: (userId: string, body: ScreeningValues) => Promise<DiligenceFile>
  readonly setRiskLevel: (userId: string, body: AssessmentValues) => Promise<DiligenceFile>
  /** Approves, proposes to lift, keeps or lifts a hold. */
  readonly stepHold: (userId: string, holdId: string, body: HoldStep) => Promise<DiligenceFile>
}

/** These calls over the API. */
export function createDiligenceCalls(http: HttpClient): DiligenceCalls {
  const pathOf = (userId: string) => `/v1/account/diligence/${encodeURIComponent(userId)}`
  const send = async (path: string, body: object) =>
    (await http(path, { method: 'POST', body: JSON.stringify(body) })).json as DiligenceFile
  return {
    diligence: async (userId) => (await http(pathOf(userId))).json as DiligenceFile,
    recordScreening: (userId, body) => send(`${pathOf(userId)}/screenings`, body),
    setRiskLevel: (userId, body) => send(`${pathOf(userId)}/assessments`, body),
    stepHold: (userId, holdId, body) => send(`${pathOf(userId)}/holds/${encodeURIComponent(holdId)}/steps`, body),
  }
}
