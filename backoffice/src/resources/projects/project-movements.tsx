import { lazy, Suspense } from 'react'
import { Skeleton, Stack } from '@mui/material'
import type { ProjectRecord } from '../../providers/records.ts'
import { ListSection } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { movementsOfProject, ordersOfProject } from '../orders/order-lists.tsx'

const InvestedOverTime = lazy(async () => ({
  default: (await import('../orders/invested-over-time.tsx')).InvestedOverTime,
}))

/** The orders of a project and each movement of their money. */
export function ProjectMovements({ project: { id } }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const filter = { projectId: id }
  const section = { filter, owner: `projects.${id}` }
  return (
    <Stack spacing={4}>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <InvestedOverTime filter={filter} />
      </Suspense>
      <ListSection title={t('orders.title')} list={ordersOfProject} {...section} />
      <ListSection title={t('orderMovements.title')} list={movementsOfProject} {...section} />
    </Stack>
  )
}
