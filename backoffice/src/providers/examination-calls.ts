import type { Answer } from '@cauce/client'
import type { api } from '@cauce/contract'
import type { z } from 'zod'
import type { HttpClient } from './http.ts'

export type ExaminationAccesses = Answer<'/v1/account/examination-accesses'>
export type ExaminationAccess = ExaminationAccesses['accesses'][number]
export type AccessStep = z.input<typeof api.examinationAccesses.step.body>['action']
export type ExaminationSummary = Answer<'/v1/account/examinations'>['examinations'][number]
export type Examination = Answer<'/v1/account/examinations/{id}'>
export type ExaminationValues = z.input<typeof api.examinations.create.body>
export type ConclusionValues = z.input<typeof api.examinations.conclude.body>

/** The calls about examinations and the access to them. */
export interface ExaminationCalls {
  readonly examinationAccesses: () => Promise<ExaminationAccesses>
  readonly askForExaminations: (reason: string) => Promise<ExaminationAccess>
  readonly stepExaminationAccess: (accessId: string, action: AccessStep) => Promise<ExaminationAccess>
  readonly examinations: () => Promise<readonly ExaminationSummary[]>
  readonly examination: (id: string) => Promise<Examination>
  readonly beginExamination: (body: ExaminationValues) => Promise<Examination>
  readonly noteInExamination: (id: string, text: string) => Promise<Examination>
  readonly concludeExamination: (id: string, body: ConclusionValues) => Promise<Examination>
  readonly reopenExamination: (id: string, text: string) => Promise<Examination>
}

const ACCESSES = '/v1/account/examination-accesses'
const EXAMINATIONS = '/v1/account/examinations'

/** These calls over the API. */
export function createExaminationCalls(http: HttpClient): ExaminationCalls {
  const post = async (path: string, body: object) =>
    (await http(path, { method: 'POST', body: JSON.stringify(body) })).json
  const pathOf = (id: string) => `${EXAMINATIONS}/${encodeURIComponent(id)}`
  return {
    examinationAccesses: async () => (await http(ACCESSES)).json as ExaminationAccesses,
    askForExaminations: async (reason) => (await post(ACCESSES, { reason })) as ExaminationAccess,
    stepExaminationAccess: async (accessId, action) =>
      (await post(`${ACCESSES}/${encodeURIComponent(accessId)}/steps`, { action })) as ExaminationAccess,
    examinations: async () => ((await http(EXAMINATIONS)).json as Answer<typeof EXAMINATIONS>).examinations,
    examination: async (id) => (await http(pathOf(id))).json as Examination,
    beginExamination: async (body) => (await post(EXAMINATIONS, body)) as Examination,
    noteInExamination: async (id, text) => (await post(`${pathOf(id)}/findings`, { text })) as Examination,
    concludeExamination: async (id, body) => (await post(`${pathOf(id)}/conclude`, body)) as Examination,
    reopenExamination: async (id, text) => (await post(`${pathOf(id)}/reopen`, { text })) as Examination,
  }
}
