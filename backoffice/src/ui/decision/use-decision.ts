import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useUpdate, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import type { RefusalBody } from '../../providers/refusal.ts'
import { openMoneyAttempt } from '../money-attempt.ts'

interface Decision<Outcome> {
  /** Sends once, however often it is called before the answer; tells the decided record. */
  readonly decide: (data: Readonly<Record<string, unknown>>) => Promise<Outcome | undefined>
  readonly isBusy: boolean
  /** Why the last attempt was refused. */
  readonly refusal: HttpError | undefined
  readonly fieldRefusals: Readonly<Record<string, string>>
}

interface Options {
  readonly resource: Noun
  /** Resources whose lists tell something else after the decision. */
  readonly affects?: readonly Noun[]
  /** The decision moves money and carries an idempotency key. */
  readonly movesMoney?: boolean
}

/** A decision on a record that waits for one: sent once, its refusal kept for the pane to show. */
export function useDecision<Row extends RaRecord>(
  record: Row,
  { resource, affects = [], movesMoney = false }: Options,
): Decision<Row> {
  const [update] = useUpdate<Row, HttpError>()
  const queries = useQueryClient()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<HttpError>()

  // A decision is sent whole: that its reason reads like a field of the record does not make it unchanged.
  const previousData = { id: record.id, updatedAt: record['updatedAt'] as unknown } as unknown as Row
  const send = (data: Readonly<Record<string, unknown>>, meta?: { readonly idempotencyKey: string }) =>
    update(
      resource,
      { id: record.id, data: data as Partial<Row>, previousData, meta },
      { mutationMode: 'pessimistic', returnPromise: true },
    )

  const decide = async (data: Readonly<Record<string, unknown>>) => {
    if (isSending.current) return undefined
    isSending.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const slot = `${resource}:${record.id}:${String(data['status'] ?? '')}`
      const decided = movesMoney
        ? await openMoneyAttempt(slot).send((idempotencyKey) => send(data, { idempotencyKey }))
        : await send(data)
      // Not waited for: react-admin has put the decided record into its lists already, and the next one is there.
      for (const noun of [resource, ...affects]) void queries.invalidateQueries({ queryKey: [noun] })
      return decided as Row
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setRefusal(error)
      return undefined
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return { decide, isBusy, refusal, fieldRefusals: (refusal?.body as RefusalBody | null | undefined)?.errors ?? {} }
}
