import { Suspense } from 'react'
import { Skeleton, Stack } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { ProjectRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Fees, OrderMovements, Orders } from '../orders/order-lists.tsx'
import { Reservations } from '../reservations/reservation-lists.tsx'
import { hasSchedule } from './has-schedule.ts'
import { loaded } from '../../ui/loaded.ts'

const FundingCurve = loaded(() => import('./funding-curve.tsx'), 'FundingCurve')
const InvestedOverTime = loaded(() => import('../orders/invested-over-time.tsx'), 'InvestedOverTime')

const hadPreinvestment = ({ phaseName, reservationCount, preinvestorDateEnd }: ProjectRecord) =>
  phaseName === 'Preinvestment' || preinvestorDateEnd !== null || (reservationCount ?? 0) > 0

export function ProjectMovements({ project }: { readonly project: ProjectRecord }) {
  const { canAccess: mayReadFees } = useCanAccess(accessTo('fees.read'))
  const filter = { projectId: project.id }
  const section = { filter, owner: `projects.${project.id}` }
  return (
    <Stack spacing={4}>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <FundingCurve project={project} />
        {hasSchedule(project) && <InvestedOverTime filter={filter} />}
      </Suspense>
      {hadPreinvestment(project) && <Reservations {...section} of="project" />}
      <Orders {...section} of="project" />
      <OrderMovements {...section} />
      {mayReadFees && hasSchedule(project) && <Fees {...section} />}
    </Stack>
  )
}
