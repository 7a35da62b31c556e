import type { ComplaintMessageBody, ComplaintStepBody, ConflictStepBody } from '@cauce/contract'
import type { RaRecord } from 'react-admin'
import type { z } from 'zod'
import { callsOf } from './nouns.ts'
import type { Send } from './writing.ts'

/** The calls about complaints and conflicts of interest that belong to no list. */
export interface ComplaintCalls {
  /** Admits, dismisses, delays, decides or closes a complaint. */
  readonly stepComplaint: (id: string, step: z.input<typeof ComplaintStepBody>) => Promise<RaRecord>
  /** Reviews a conflict of interest, or ends it. */
  readonly stepConflict: (id: string, step: z.input<typeof ConflictStepBody>) => Promise<RaRecord>
  /** Writes to the complainant, or a note. */
  readonly writeToComplaint: (
    id: string,
    message: z.input<typeof ComplaintMessageBody> & { readonly documents?: File },
  ) => Promise<RaRecord>
}

/** These calls over the API. */
export function createComplaintCalls(send: Send): ComplaintCalls {
  const calls = callsOf('complaints')
  const post = (id: string, part: string, data: object) =>
    send(calls, `${calls.path}/${id}/${part}`, 'POST', { ...data })
  return {
    stepComplaint: (id, step) => post(id, 'steps', step),
    stepConflict: (id, step) =>
      send(callsOf('conflicts'), `${callsOf('conflicts').path}/${id}/steps`, 'POST', { ...step }),
    writeToComplaint: (id, message) => post(id, 'messages', message),
  }
}
