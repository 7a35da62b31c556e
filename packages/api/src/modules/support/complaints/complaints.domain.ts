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
  type ComplaintStateName,
  type ComplaintStepBody,
  type ComplaintStepName,
  type Decision,
} from '@cauce/contract'
import type { ComplaintRow } from '../../../database/schema/complaints.ts'

/** What a form says, complete: what was left out or left empty is null, and no tick is no. */
export function formOf(body: ComplaintBody): ComplaintForm {
  const texts = COMPLAINT_TEXTS.map((name) => [name, body[name]?.trim() || null])
  const ticks = COMPLAINT_TICKS.map((name) => [name, body[name] === true])
  return Object.fromEntries([...texts, ...ticks]) as ComplaintForm
}

/** Who complains, as lists show it: an entity by its name, a person by first and last name. */
export const nameOf = ({ firstName, name }: ComplaintForm): string => [firstName, name].filter(Boolean).join(' ')

/** Where mails go: to the contact that the form names, else to the representative, else to the complainant. */
export const emailOf = ({ contactEmail, representativeEmail, email }: ComplaintForm): string =>
  contactEmail ?? representativeEmail ?? email!

/** The number of a complaint: `RC-2026-000012`. */
export const complaintNumber = (year: string, count: number): string => `RC-${year}-${String(count).padStart(6, '0')}`

type Changes = Partial<
  Pick<ComplaintRow, 'state' | 'decisionDueOn' | 'handlerName' | 'handlerEmail' | 'handlerPhone' | 'outcome' | 'answer'>
>

/** What a step writes into a complaint and into its history. */
export interface TakenStep {
  readonly changes: Changes & { readonly state: ComplaintStateName }
  readonly history: { readonly step: ComplaintStepName; readonly reason: string | null; readonly dueOn: string | null }
}

interface Present {
  readonly state: ComplaintStateName
  readonly receivedOn: string
  readonly decisionDueOn: string | null
}

interface Circumstances {
  readonly today: string
  /** Days after its receipt in which a complaint is usually decided. */
  readonly decisionDays: number
}

/**
 * A step of staff, whose body says what its step must say. Refuses `state-forbids` where the state does not allow it, and
 * `date-too-early` a last day that has passed or delays nothing.
 */
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

/** The last day for the decision that a step names; null for a step that names none. */
function dueOnAfter(
  { receivedOn }: Present,
  { step, dueOn }: ComplaintStepBody,
  { today, decisionDays }: Circumstances,
): string | null {
  if (step !== 'admit' && step !== 'delay') return null
  return dueOn ?? laterOf(addDays(receivedOn, decisionDays), today)
}

/** The complainant withdraws it, as long as it is not decided. */
export function decideWithdrawal(state: ComplaintStateName): Decision<TakenStep> {
  const next = stateAfter(complaintLifecycle, 'withdraw', state)
  if (next === undefined) return decline('state-forbids', { state })
  return accept({ changes: { state: next }, history: { step: 'withdraw', reason: null, dueOn: null } })
}

const ENDED: readonly ComplaintStateName[] = finalStates(complaintLifecycle)

/** Whether a complaint takes messages: until it is closed or withdrawn. */
export const takesMessages = (state: ComplaintStateName): boolean => !ENDED.includes(state)

/** States that no step leaves. */
export const endedStates = ENDED
