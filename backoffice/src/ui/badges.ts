import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocation } from 'react-admin'
import type { Answer } from '@cauce/client'

export const FRESH_MS = 30_000
export const READ_EACH_MS = 2 * FRESH_MS

/** The inbox, and what of it concerns a customer: there the numbers come with the rows. */
const WITH_ROWS = /^\/(users\/[^/]+\/show)?$/
export const BADGES = ['inbox', 'badges']

export type Counted = Omit<Answer<'/v1/misc/inbox'>, 'data' | 'total'>

/** The numbers of the menu and what hinders decisions, by the one call that the inbox makes too; `undefined` until they are known. */
export function useBadges(): Counted | undefined {
  const { pathname } = useLocation()
  const dataProvider = useDataProvider()
  const { data } = useQuery({
    queryKey: BADGES,
    queryFn: async ({ signal }) => {
      const pagination = { page: 1, perPage: 0 }
      const { meta } = await dataProvider.getList('inbox', { pagination, sort: OLDEST, filter: {}, signal })
      return meta as Counted
    },
    staleTime: FRESH_MS,
    refetchInterval: READ_EACH_MS,
    enabled: !WITH_ROWS.test(pathname),
  })
  return data
}

export const OLDEST = { field: 'since', order: 'ASC' } as const
