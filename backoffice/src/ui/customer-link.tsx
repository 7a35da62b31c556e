import { Link as MuiLink } from '@mui/material'
import { Link, useCreatePath } from 'react-admin'
import { useMay } from './actor.ts'

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
  return (
    <MuiLink component={Link} to={tab === undefined ? path : `${path}?tab=${tab}`}>
      {name}
    </MuiLink>
  )
}
