import {
  accept,
  addDays,
  COMPLAINT_TEXTS,
  COMPLAINT_TICKS,
  complaintLifecycle,
  decline,
  finalStates,
  laterOf,
  mistakesOfDueOn,
  stateAfter,
  withoutMistakes,
  type ComplaintBody,
  type ComplaintForm,
  type ComplaintState,
  type ComplaintStepBody,
  type ComplaintStepName,
  type Decision,
} from '@cauce/contract'
import type { ComplaintRow } from '../../../database/schema/complaints.ts'

/** Missing and empty become null, an absent tick false. */
export function formOf(body: ComplaintBody): ComplaintForm {
  const texts = COMPLAINT_TEXTS.map((name) => [name, body[name]?.trim() || null])
  const ticks = COMPLAINT_TICKS.map((name) => [name, body[name] === true])
  return Object.fromEntries([...texts, ...ticks]) as ComplaintForm
}

export const nameOf = ({ firstName, name }: ComplaintForm): string => [firstName, name].filter(Boolean).join(' ')

export const emailOf = ({ contactEmail, representativeEmail, email }: ComplaintForm): string =>
  contactEmail ?? representativeEmail ?? email!

/** `RC-2026-000012`. */
export const complaintNumber = (year: string, count: number): string => `RC-${year}-${String(count).padStart(6, '0')}`

type Changes = Partial<
  Pick<ComplaintRow, 'state' | 'decisionDueOn' | 'handlerName' | 'handlerEmail' | 'handlerPhone' | 'outcome' | 'answer'>
>

export interface TakenStep {
  readonly changes: Changes & { readonly state: ComplaintState }
  readonly history: { readonly step: ComplaintStepName; readonly reason: string | null; readonly dueOn: string | null }
}

interface Present {
  readonly state: ComplaintState
  readonly receivedOn: string
  readonly decisionDueOn: string | null
}

interface Circumstances {
  readonly today: string
  /** From receipt. */
  readonly decisionDays: number
}

/** Refuses `state-forbids`, and `date-too-early` for a past or unchanged deadline. */
export function decideStep(present: Present, body: ComplaintStepBody, by: Circumstances): Decision<TakenStep> {
  const { step, reason = null } = body
  const state = stateAfter(complaintLifecycle, step, present.state)
  if (state === undefined) return decline('state-forbids', { state: present.state })
  const dueOn = dueOnAfter(present, body, by)
  const said = withoutMistakes(mistakesOfDueOn(dueOn ?? undefined, present.decisionDueOn, by.today))
  if (!said.ok) return said
  return accept({
    changes: { state, ...changesOf(body), ...(dueOn !== null && { decisionDueOn: dueOn }) },
    history: { step, reason, dueOn },
  })
}

function changesOf({ step, outcome, answer, ...body }: ComplaintStepBody): Changes {
  const { handlerName = null, handlerEmail = null, handlerPhone = null } = body
  if (step === 'admit') return { handlerName, handlerEmail, handlerPhone }
  return step === 'decide' ? { outcome: outcome!, answer: answer! } : {}
}

/** Null for a step without a deadline. */
function dueOnAfter(
  { receivedOn }: Present,
  { step, dueOn }: ComplaintStepBody,
  { today, decisionDays }: Circumstances,
): string | null {
  if (step !== 'admit' && step !== 'delay') return null
  return dueOn ?? laterOf(addDays(receivedOn, decisionDays), today)
}

/** Before the decision. */
export function decideWithdrawal(state: ComplaintState): Decision<TakenStep> {
  const next = stateAfter(complaintLifecycle, 'withdraw', state)
  if (next === undefined) return decline('state-forbids', { state })
  return accept({ changes: { state: next }, history: { step: 'withdraw', reason: null, dueOn: null } })
}

export const endedStates: readonly ComplaintState[] = finalStates(complaintLifecycle)

export const takesMessages = (state: ComplaintState): boolean => !endedStates.includes(state)
