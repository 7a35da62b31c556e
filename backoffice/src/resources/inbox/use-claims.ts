import { useEffect, useState } from 'react'
import type { DecisionKind } from '@cauce/contract/misc/claims.ts'
import { CLAIM_SECONDS } from '@cauce/contract/misc/decisions.ts'
import { useCall } from '../../providers/call.ts'
import type { ClaimRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import type { QueueRow } from './queue.ts'

type Claim = Omit<ClaimRecord, 'id'>

/** The own claim is renewed so often, before it would end. */
const ROUND_MS = (CLAIM_SECONDS * 1000) / 2

/**
 * Claims the row that the user opened until they release it, and answers the colleague who holds it. A row that the page opens
 * automatically is not claimed. A failed call is repeated in the next round, because a claim does not block decisions.
 */
export function useClaim({ kind, recordId: id, claim: seen }: QueueRow, isChosen: boolean) {
  const actor = useActor()
  const call = useCall()
  const [answered, setClaim] = useState<Claim>()
  const [isLetGo, setLetGo] = useState(false)
  const claim = answered ?? seen
  const isWanted = isChosen && !isLetGo
  const ownId = actor?.userId
  useEffect(() => {
    if (ownId === undefined || !isWanted) return
    let held: Claim | undefined
    let isOpen = true
    const giveUp = () =>
      held?.userId === ownId &&
      void call('DELETE /v1/misc/claims/{id}', { params: { id: held.claimId } }).catch(() => {})
    const round = async () => {
      if (document.hidden) return
      held = await call('POST /v1/misc/claims', { body: { kind: kind as DecisionKind, recordId: id } }).catch(
        () => held,
      )
      if (isOpen) setClaim(held)
      else giveUp()
    }
    void round()
    const timer = setInterval(() => void round(), ROUND_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      giveUp()
    }
  }, [kind, id, ownId, isWanted, call])
  return {
    holder: claim && claim.userId !== ownId ? claim : undefined,
    /** Colleagues see that the reader has it. */
    isOwn: isWanted && answered?.userId === ownId && ownId !== undefined,
    isLetGo,
    takeOver: async () =>
      setClaim(
        await call('POST /v1/misc/claims', {
          body: { kind: kind as DecisionKind, recordId: id, isTakenOver: true },
        }),
      ),
    letGo: () => setLetGo(true),
    claimAgain: () => setLetGo(false),
  }
}
