import type { Activity, ActivityWatcher } from '@cauce/api/activity'
import type { Unavailability } from '@cauce/api/database'
import type { Counter } from 'prom-client'
import { LONG_SECONDS, SECONDS, type Meters } from './meters.ts'

/** Methods that the platform answers; others are one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts what ends. Labels are operations, codes, jobs and services: sets that the code bounds (decision 157). */
export function activityMetrics(meters: Meters): ActivityWatcher {
  const watch = {
    request: watchRequests(meters),
    batch: watchBatches(meters),
    transaction: watchTransactions(meters),
    job: watchJobs(meters),
    mail: watchMails(meters),
    call: watchCalls(meters),
  }
  return { ended: (activity) => watch[activity.kind](activity) }
}

type Watch = (activity: Activity) => void

/** Lets alerts see the first failure: a series that appears with it has not grown. */
function startAtZero<Label extends string>(counter: Counter<Label>, label: Label, values: readonly string[]): void {
  for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0)
}

const REASONS: readonly (Unavailability | 'storage')[] = [
  'connection-wait',
  'lock-wait',
  'time-limit',
  'connection-lost',
  'resources',
  'storage',
]

const secondsOf = ({ durationMs = 0 }: Activity) => durationMs / 1000
const outcomeOf = ({ error }: Activity) => (error === undefined ? 'done' : 'failed')

function watchRequests({ counter, histogram }: Meters): Watch {
  const requests = counter(
    'cauce_requests_total',
    'Calls of the API and rendered pages, by operation, method and class of the status; aborted: nobody waited.',
    ['operation', 'method', 'status'],
  )
  const durations = histogram('cauce_request_duration_seconds', 'How long they took.', ['operation'])
  const refusals = counter('cauce_refusals_total', 'Refused calls, by code.', ['code'])
  const unavailable = counter(
    'cauce_unavailable_total',
    'Calls that were answered 503, by what could not be had in time.',
    ['reason'],
  )
  const orders = counter(
    'cauce_orders_total',
    'Orders to invest: accepted, replayed by their key, or refused with this code.',
    ['outcome'],
  )
  startAtZero(orders, 'outcome', ['accepted', 'unavailable', 'unexpected'])
  startAtZero(unavailable, 'reason', REASONS)
  return (activity) => {
    const { name: operation, facts } = activity
    const method = METHODS.has(facts.method!) ? facts.method! : 'other'
    const status = facts.status === undefined ? 'aborted' : `${Math.floor(facts.status / 100)}xx`
    requests.inc({ operation, method, status })
    durations.observe({ operation }, secondsOf(activity))
    if (facts.code !== undefined) refusals.inc({ code: facts.code })
    if (facts.reason !== undefined) unavailable.inc({ reason: facts.reason })
    if (operation === 'orders.create' && facts.status !== undefined)
      orders.inc({ outcome: facts.code ?? (facts.isReplay ? 'replayed' : 'accepted') })
  }
}

function watchBatches({ histogram }: Meters): Watch {
  const help = 'How many orders one transaction decided.'
  const sizes = histogram('cauce_order_batch_size', help, [], [1, 2, 4, 8, 16, 32, 64])
  const durations = histogram('cauce_order_batch_duration_seconds', 'How long such a transaction took.')
  return (activity) => {
    sizes.observe(activity.facts.size ?? 0)
    durations.observe(secondsOf(activity))
  }
}

function watchTransactions({ histogram }: Meters): Watch {
  const durations = histogram(
    'cauce_database_transaction_duration_seconds',
    'How long transactions took, with the wait for their connection.',
  )
  const waits = histogram('cauce_database_connection_wait_seconds', 'How long transactions waited for a connection.')
  return (activity) => {
    durations.observe(secondsOf(activity))
    if (activity.facts.waitMs !== undefined) waits.observe(activity.facts.waitMs / 1000)
  }
}

function watchJobs({ counter, histogram }: Meters): Watch {
  const help = 'Jobs that this process ran, by outcome. A failed one is tried again.'
  const jobs = counter('cauce_jobs_total', help, ['task', 'outcome'])
  const durations = histogram('cauce_job_duration_seconds', 'How long they took.', ['task'], LONG_SECONDS)
  return (activity) => {
    jobs.inc({ task: activity.name, outcome: outcomeOf(activity) })
    durations.observe({ task: activity.name }, secondsOf(activity))
  }
}

function watchMails({ counter }: Meters): Watch {
  const help = 'Mails that were handed to the mail server, by outcome. Those that wait are jobs of the task sendMail.'
  const mails = counter('cauce_mails_total', help, ['outcome'])
  startAtZero(mails, 'outcome', ['sent', 'failed'])
  return ({ error }) => mails.inc({ outcome: error === undefined ? 'sent' : 'failed' })
}

function watchCalls({ counter, histogram }: Meters): Watch {
  const calls = counter('cauce_calls_total', 'Calls of other services, by outcome.', ['service', 'outcome'])
  const durations = histogram('cauce_call_duration_seconds', 'How long they took.', ['service'], SECONDS)
  return (activity) => {
    calls.inc({ service: activity.name, outcome: outcomeOf(activity) })
    durations.observe({ service: activity.name }, secondsOf(activity))
  }
}
