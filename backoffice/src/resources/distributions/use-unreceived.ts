import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import { accessTo } from '../../ui/ability.ts'

/** What was credited before it was received, and the limits; for who records and confirms payments. */
export function useUnreceived() {
  const { canAccess: mayEdit = false } = useCanAccess(accessTo('distributions.edit'))
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['distributions', 'unreceived'],
    queryFn: () => call('GET /v1/project/distributions/unreceived'),
    enabled: mayEdit,
  })
  return data
}
