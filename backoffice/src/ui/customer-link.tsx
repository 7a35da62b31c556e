import { useCreatePath } from 'react-admin'
import { useMay } from './actor.ts'
import { RecordLink } from './record-link.tsx'

interface Props {
  readonly id: string
  readonly name: string
  readonly tab?: string
}

/** The name of a customer, leading to their page. */
export function CustomerLink({ id, name, tab }: Props) {
  const createPath = useCreatePath()
  if (!useMay('users.read')) return <>{name}</>
  const path = createPath({ resource: 'users', type: 'show', id })
  return <RecordLink to={tab === undefined ? path : `${path}?tab=${tab}`}>{name}</RecordLink>
}
