import type { PoolClient } from 'pg'
import { buildApp, openStorage, type ApiSettings, type Kernel } from '@cauce/api'
import { createAgenda, storyClock, momentsOf } from './texts/time.ts'
import { makeTemplates, planPromotions, makeCatalogues } from './world/catalogues.ts'
import { planBank } from './world/bank.ts'
import { planBankAccounts } from './world/bank-accounts.ts'
import { callerOf } from './world/calls.ts'
import { closeStory } from './world/close.ts'
import { customerStories } from './texts/customer-stories.ts'
import { planCustomerCare } from './world/customer-care.ts'
import { planCustomerDocuments, planCustomers } from './world/customers.ts'
import { openDemonstrationAccounts, admitStaff } from './world/accounts.ts'
import { planFollowUp, planNews } from './world/follow-up.ts'
import { planFollowedProjects } from './world/followed-projects.ts'
import { planExaminations } from './world/examinations.ts'
import { planSuitability } from './world/suitability.ts'
import { planFunding } from './world/funding.ts'
import { planIdentification } from './world/identification.ts'
import { keepNotifications, planNotifications } from './world/notifications.ts'
import { planSuspensions } from './world/irregularities.ts'
import { planLoans, setRiskRates } from './world/loans.ts'
import { planSheets } from './world/sheets.ts'
import { planOrders } from './world/order-plan.ts'
import { planSettlement, spendingOf } from './world/orders.ts'
import { planProject } from './world/projects.ts'
import { planRequests } from './world/requests.ts'
import { planReservations } from './world/reservations.ts'
import { planReturns } from './world/returns.ts'
import { planTax } from './world/tax-details.ts'
import { planConflicts } from './world/conflicts.ts'
import { planResilience } from './world/resilience.ts'
import { planComplaints } from './world/complaints.ts'
import { planTickets } from './world/tickets.ts'
import { planWithdrawals } from './world/withdrawals.ts'
import { FULL_SIZE, type World, type WorldSize } from './world/world.ts'
import { PROJECT_STORIES } from './texts/project-story.ts'

export interface DemonstrationOptions {
  readonly databaseUrl: string
  readonly settings: ApiSettings
  /** Everything in the world happened before this instant. */
  readonly anchor: Date
  readonly log: { info(message: string): void }
  readonly size?: WorldSize
}

const STORY_DAYS = 730
/** Sessions do not expire during the story. */
const ONE_CENTURY_MINUTES = 60 * 24 * 365 * 100

/**
 * All money moves through the API, on the story's clock. Deterministic, ids and secrets aside.
 * @throws Error when the API refuses a call, or when the books do not balance at the end
 */
export async function seedDemonstration(options: DemonstrationOptions): Promise<void> {
  const { databaseUrl, settings, anchor, log, size = FULL_SIZE } = options
  const startedAt = performance.now()
  const moments = momentsOf(anchor)
  const clock = storyClock(moments.at(STORY_DAYS, '08:00'))
  const storage = openStorage(settings, { isSynced: false })
  const app = await buildApp({ settings: settingsOf(settings), areParametersFixed: true, databaseUrl, clock, storage })
  try {
    await Promise.all([app.kernel.database, app.kernel.patientDatabase].map(tuneConnections))
    await app.ready()
    const agenda = createAgenda(clock)
    const staff = await admitStaff(app.kernel)
    const world: World = { size, app, kernel: app.kernel, clock, agenda, moments, call: callerOf(app, clock), ...staff }
    planNotifications(world)
    await runStory(world, anchor)
    await keepNotifications(world)
    await closeStory(world)
  } finally {
    await app.close()
  }
  log.info(`The world of the demonstration was made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Also those that are open already. */
async function tuneConnections({ $client: pool }: Kernel['database']): Promise<void> {
  const open = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  pool.on('connect', tune)
  for (const client of open) {
    tune(client)
    client.release()
  }
}

/** Only the last commit waits for the disk. Statements are planned once, as planning takes longer than running. */
function tune(client: PoolClient): void {
  const names = new Map<string, string>()
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  query('set synchronous_commit to off; set join_collapse_limit to 1').catch(() => {})
  client.query = (...[statement, values, ...others]: unknown[]) => {
    const { name, text } = Object(statement) as { readonly name?: string; readonly text?: string }
    const isPlain = text === undefined || name !== undefined || !Array.isArray(values) || values.length === 0
    if (isPlain || client.getTransactionStatus() !== 'T') return query(statement, values, ...others) as never
    names.set(text, names.get(text) ?? `seed${names.size}`)
    return query({ ...(statement as object), name: names.get(text) }, values, ...others) as never
  }
}

async function runStory(world: World, anchor: Date): Promise<void> {
  const stories = storiesOf(world.size)
  const catalogues = await makeCatalogues(world)
  await makeTemplates(world)
  await setRiskRates(world, world.moments.day(STORY_DAYS))
  await planBank(world, world.moments.day(STORY_DAYS))
  const customers = planCustomers(world, customerStories(world.size))
  planIdentification(world, customers)
  planTax(world, customers, world.moments.day(STORY_DAYS))
  const accounts = planBankAccounts(world, customers)
  const projects = stories.map((story, number) => planProject(world, catalogues, { story, number }))
  planSheets(world, projects)
  const orders = planOrders(world, projects, customers)
  const spending = spendingOf(world, orders)
  planRequests(world, accounts, spending)
  const purses = planFunding(world, accounts, spending)
  planWithdrawals(world, accounts, purses)
  for (const project of projects) {
    planSettlement(world, project)
    planReturns(world, project)
    planFollowUp(world, catalogues, project)
    planNews(world, project)
  }
  planCustomerDocuments(world, customers)
  planCustomerCare(world, customers)
  planTickets(world, customers)
  planLoans(world, projects)
  planSuspensions(world, projects)
  planComplaints(world)
  planConflicts(world, projects)
  planResilience(world)
  planFollowedProjects(world, customers, projects)
  planReservations(world, customers, projects, anchor)
  planSuitability(world, customers)
  planExaminations(world, customers)
  planPromotions(world, projects)
  await world.agenda.run(anchor)
  world.clock.moveTo(anchor)
  const { administrators, managers, kernel } = world
  const people = new Map([...administrators, ...managers].map((person) => [person.email, person]))
  for (const { story, person } of customers) people.set(story.key, person())
  await openDemonstrationAccounts(kernel, people)
}

function storiesOf({ projectsOfPhase }: WorldSize) {
  const counted = new Map<string, number>()
  return PROJECT_STORIES.filter(({ life: { phase } }) => {
    const count = (counted.get(phase) ?? 0) + 1
    counted.set(phase, count)
    return count <= projectsOfPhase
  })
}

/** Cents. */
const EVERYTHING = 100_000_000_000n
/** Statements of the past come every four weeks. */
const DAYS_OF_STATEMENTS = 60

/**
 * Bank data come from files. The story starts before information sheets and declarations were required, so older loans
 * and deposits have none.
 */
function settingsOf(settings: ApiSettings): ApiSettings {
  return {
    ...settings,
    sessionIdleMinutes: ONE_CENTURY_MINUTES,
    sessionMaximumHours: ONE_CENTURY_MINUTES / 60,
    requestsPerMinute: 0,
    veriff: undefined,
    institution: undefined,
    smtpUrl: undefined,
    firstParameters: {
      ...settings.firstParameters,
      isSheetRequired: false,
      earlyCreditMaximum: EVERYTHING,
      earlyCreditDays: DAYS_OF_STATEMENTS,
      declarationThreshold: settings.firstParameters.maximumWallet,
    },
  }
}
