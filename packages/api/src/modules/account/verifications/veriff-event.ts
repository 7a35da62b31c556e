import { z } from 'zod'
import type { ProviderAction, ProviderEvent } from './identity-provider.ts'
import type { ReadDocument } from '../../../database/schema/account.ts'

/** Veriff's webhooks (devdocs.veriff.com: event, decision). Only used fields: Veriff adds fields without notice. */
const StatusEvent = z.object({ id: z.string().min(1), action: z.enum(['started', 'submitted']) })

const calendarDate = z.string().nullish()
const Decision = z.object({
  verification: z.looseObject({
    id: z.string().min(1),
    status: z.string(),
    code: z.number().nullish(),
    reason: z.string().nullish(),
    reasonCode: z.union([z.string(), z.number()]).nullish(),
    person: z.record(z.string(), z.unknown()).nullish(),
    document: z
      .looseObject({
        type: z.string().nullish(),
        number: z.string().nullish(),
        country: z.string().nullish(),
        validFrom: calendarDate,
        validUntil: calendarDate,
      })
      .nullish(),
  }),
})

const actionsOfEvent = { started: 'progress', submitted: 'complete' } as const satisfies Record<string, ProviderAction>

/** "Verification session decisions". `review` needs a manual decision. */
const actionsOfDecision: Readonly<Record<string, ProviderAction>> = {
  approved: 'accept',
  declined: 'refuse',
  resubmission_requested: 'askAgain',
  expired: 'expire',
  abandoned: 'expire',
  review: 'complete',
}

/** Undefined for an unknown status; throws on malformed bytes. */
export function readVeriffEvent(raw: Buffer): ProviderEvent | undefined {
  const body: unknown = JSON.parse(raw.toString('utf8'))
  const event = StatusEvent.safeParse(body)
  if (event.success) {
    const { id, action } = event.data
    return {
      providerSessionId: id,
      action: actionsOfEvent[action],
      name: action,
      reason: null,
      reasonCode: null,
      documents: [],
      data: null,
    }
  }
  const { verification } = Decision.parse(body)
  const action = actionsOfDecision[verification.status]
  if (action === undefined) return undefined
  const { code, person, decisionTime, attemptId } = verification
  return {
    providerSessionId: verification.id,
    action,
    name: verification.status,
    reason: verification.reason ?? null,
    reasonCode: verification.reasonCode?.toString() ?? null,
    documents: documentsOf(verification.document),
    data: {
      code: code ?? null,
      person: person ?? null,
      decisionTime: decisionTime ?? null,
      attemptId: attemptId ?? null,
    },
  }
}

function documentsOf(document: z.infer<typeof Decision>['verification']['document']): ReadDocument[] {
  if (!document?.number) return []
  const { type, number, country, validFrom, validUntil } = document
  return [
    {
      type: type ?? '',
      number,
      country: country ?? '',
      validFrom: dateOrNull(validFrom),
      validUntil: dateOrNull(validUntil),
    },
  ]
}

/** Invalid dates are dropped: the API answers calendar dates. */
const dateOrNull = (date: string | null | undefined): string | null =>
  z.iso.date().safeParse(date).success ? date! : null
