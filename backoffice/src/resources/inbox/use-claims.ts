import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { CLAIM_SECONDS } from '@cauce/contract/misc/decisions.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useCall } from '../../providers/call.ts'
import type { ClaimRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import type { QueueItem } from './queue.ts'

type Claim = Omit<ClaimRecord, 'id'>

/** What colleagues have open is read so often, and the own claim renewed; three times before it would end. */
const ROUND_MS = (CLAIM_SECONDS * 1000) / 3

/** The claims of colleagues, by the record that they have open. */
export function useClaimsOfOthers(): ReadonlyMap<string, ClaimRecord> {
  const actor = useActor()
  const { data = [] } = useGetList<ClaimRecord>(
    'claims',
    { pagination: { page: 1, perPage: MAXIMUM_TAKE }, sort: { field: 'claimedAt', order: 'ASC' } },
    { refetchInterval: ROUND_MS / 3, enabled: actor !== undefined },
  )
  return new Map(data.flatMap((claim) => (claim.userId === actor?.userId ? [] : [[claim.recordId, claim] as const])))
}

/**
 * Claims what is open in the pane while it is open, until the person lets it go, and answers the colleague who has it already. A call
 * that fails is tried in the next round: a claim is a courtesy, and keeps nobody from deciding.
 */
export function useClaim({ kind, record: { id } }: Pick<QueueItem, 'kind' | 'record'>) {
  const actor = useActor()
  const call = useCall()
  const [claim, setClaim] = useState<Claim>()
  const [isWanted, setWanted] = useState(true)
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
      held = await call('POST /v1/misc/claims', { body: { kind, recordId: id } }).catch(() => held)
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
    isOwn: isWanted && claim !== undefined && claim.userId === ownId,
    isLetGo: !isWanted,
    takeOver: async () =>
      setClaim(await call('POST /v1/misc/claims', { body: { kind, recordId: id, isTakenOver: true } })),
    letGo: () => setWanted(false),
    claimAgain: () => setWanted(true),
  }
}
