import type { ComponentType } from 'react'
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined'
import BoltIcon from '@mui/icons-material/BoltOutlined'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import SwapVertIcon from '@mui/icons-material/SwapVert'
import { useCreatePath, useGetList, type RaRecord } from 'react-admin'
import { withdrawalNumberIn } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { filtered } from '../links.tsx'
import type { ProjectRecord, TicketRecord, TransactionRecord, UserRecord } from '../../providers/records.ts'
import { useOfficePages, useOpenPages, usePlaces } from '../office-pages.ts'
import { presentActs } from '../more-menu.tsx'
import { displayNameOf } from '../names.ts'
import { useWords } from '../words.ts'
import { hasWords } from './highlight.ts'
import type { TypedSearch } from './typed-search.ts'

export interface Finding {
  readonly key: string
  readonly group: string
  readonly Icon: ComponentType<{ readonly fontSize: 'small' }>
  readonly title: string
  readonly detail: string
  readonly aside: string
  readonly path: string
  readonly act?: () => void
}

interface FindingGroup {
  readonly name: string
  readonly findings: readonly Finding[]
  readonly total: number
}

interface Findings {
  readonly findings: readonly Finding[]
  readonly totals: ReadonlyMap<string, number>
  readonly isSearching: boolean
  /** The groups that an answer could still put other findings into or above. */
  readonly unsettled: ReadonlySet<string>
  readonly failure: { readonly error: Error; readonly retry: () => void } | undefined
}

/** A shorter text finds half of all records. */
export const SHORTEST_SEARCH = 2
const MOST_OF_EACH = 5

export function useFindings({ scope, text }: TypedSearch, isSettled: boolean): Findings {
  const isLongEnough = text.length >= SHORTEST_SEARCH
  const isAsked = isSettled && isLongEnough && scope !== 'commands'
  const sources = [
    usePeople(text, isAsked),
    useProjects(text, isAsked && scope === 'all'),
    useTickets(text, isAsked && scope === 'all'),
    useMovements(text, isAsked && scope === 'all'),
  ]
  const commands = useCommands(text)
  const groups = [...sources.map(({ group }) => group), ...(scope === 'people' ? [] : [commands])]
  const failed = sources.filter(({ error }) => error !== null)
  const awaited = sources.findIndex(({ isFetching }) => isFetching)
  const isPausing = scope !== 'commands' && isLongEnough && !isSettled
  const firstUnsettled = isPausing ? 0 : awaited === -1 ? groups.length : awaited
  return {
    findings: groups.flatMap(({ findings }) => findings),
    totals: new Map(groups.map(({ name, total }) => [name, total])),
    isSearching: firstUnsettled < groups.length,
    unsettled: new Set(groups.slice(firstUnsettled).map(({ name }) => name)),
    failure: failed[0] && {
      error: failed[0].error!,
      retry: () => {
        for (const { refetch } of failed) refetch()
      },
    },
  }
}

interface Source {
  readonly group: FindingGroup
  readonly isFetching: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** A page of records as findings. A call that is not needed any more is cancelled by react-admin. */
function useSource<Row extends RaRecord>(
  resource: 'users' | 'projects' | 'tickets' | 'transactions',
  filter: Readonly<Record<string, unknown>>,
  isAsked: boolean,
  findingOf: (row: Row) => Omit<Finding, 'key' | 'group'>,
  list: string = resource,
): Source {
  const t = useWords()
  const { data, total, isFetching, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: MOST_OF_EACH }, filter },
    { enabled: isAsked },
  )
  const rows = isAsked ? (data ?? []) : []
  const name = t(`${resource}.title`)
  const all = total ?? rows.length
  const found = rows.map((row) => ({ key: `${resource}-${row.id}`, group: name, ...findingOf(row) }))
  const whole = {
    key: `${resource}-all`,
    group: name,
    Icon: MoreIcon,
    title: t('backoffice.palette.seeAll', { count: all }),
    detail: '',
    aside: '',
    path: filtered(`/${list}`, filter),
  }
  return {
    group: { name, findings: all > rows.length ? [...found, whole] : found, total: all },
    isFetching: isAsked && isFetching,
    error: isAsked ? error : null,
    refetch,
  }
}

function usePeople(text: string, isAsked: boolean): Source {
  const createPath = useCreatePath()
  return useSource<UserRecord>('users', { multiSearch: text }, isAsked, (user) => ({
    Icon: PersonIcon,
    title: displayNameOf(user),
    detail: user.email,
    aside: user.phone ?? '',
    path: createPath({ resource: 'users', type: 'show', id: user.id }),
  }))
}

function useProjects(text: string, isAsked: boolean): Source {
  const t = useWords()
  const createPath = useCreatePath()
  return useSource<ProjectRecord>('projects', { name: text }, isAsked, (project) => ({
    Icon: ApartmentIcon,
    title: project.name,
    detail: t(`phases.name.${project.phaseName}`),
    aside: formatPercent(project.percentageInvested),
    path: createPath({ resource: 'projects', type: 'show', id: project.id }),
  }))
}

function useTickets(text: string, isAsked: boolean): Source {
  const t = useWords()
  const createPath = useCreatePath()
  return useSource<TicketRecord>('tickets', { title: text }, isAsked, (ticket) => ({
    Icon: ForumIcon,
    title: ticket.title,
    detail: ticket.userName,
    aside: t(`tickets.state.${ticket.state}`),
    path: createPath({ resource: 'tickets', type: 'show', id: ticket.id }),
  }))
}

/** Movements are found by their amount, and a withdrawal by its number, in the wallet of the customer. */
function useMovements(text: string, isAsked: boolean): Source {
  const t = useWords()
  const createPath = useCreatePath()
  const number = withdrawalNumberIn(text)
  const amount = number === undefined ? parseTypedAmount(text) : undefined
  const filter = number === undefined ? { amount } : { number }
  const isMeant = number !== undefined || amount !== undefined
  return useSource<TransactionRecord>(
    'transactions',
    filter,
    isAsked && isMeant,
    (transaction) => ({
      Icon: SwapVertIcon,
      title: `${t(`transactions.type.${transaction.type}`)} ${formatMoney(transaction.amount)}`,
      detail: [transaction.userName, transaction.number].filter(Boolean).join(', '),
      aside: formatDate(transaction.createdAt),
      path: `${createPath({ resource: 'users', type: 'show', id: transaction.userId })}/wallet`,
    }),
    'wallets',
  )
}

/** Pages and actions of this person whose names have the words; the places while nothing is typed. */
function useCommands(text: string): FindingGroup {
  const t = useWords()
  const { actions } = useOfficePages()
  const places = usePlaces()
  const mayBegin = useOpenPages(actions, 'create')
  const name = t('backoffice.palette.commands')
  const here = places.map(({ label, Icon, key, pages }) => ({
    path: pages[0]!.path,
    Icon,
    title: label(t),
    aside: `G ${key.toUpperCase()}`,
  }))
  const inside = places.flatMap((place) =>
    place.pages.map(({ path, label }) => ({
      path,
      Icon: place.Icon,
      title: label(t),
      detail: place.label(t),
      aside: t('backoffice.palette.page'),
    })),
  )
  const todo = mayBegin.map(({ path, label }) => ({
    path,
    Icon: BoltIcon,
    title: label(t),
    aside: t('backoffice.palette.action'),
  }))
  const ofRecord = presentActs().map(({ label, onChoose }) => ({
    path: '',
    act: onChoose,
    Icon: BoltIcon,
    title: label,
    aside: t('backoffice.palette.action'),
  }))
  const found = [...ofRecord, ...here, ...inside.filter(({ title, detail }) => title !== detail), ...todo].filter(
    ({ title }) => hasWords(title, text),
  )
  const findings = (text === '' ? [...ofRecord, ...here, ...todo] : found).map((finding) => ({
    detail: '',
    ...finding,
    key: `page-${finding.path}-${finding.title}`,
    group: name,
  }))
  return { name, findings, total: findings.length }
}
