import { paths, withNext } from '@cauce/contract/pages.ts'
import type { AuthProvider, HttpError, UserIdentity } from 'react-admin'
import type { Answer } from '@cauce/client'
import { isStaff, permissions, scopeOf, type Permission, type Role } from '@cauce/contract/permissions.ts'
import type { Call } from './call.ts'
import { callsOf, type Action } from './nouns.ts'

type SessionState = Answer<'/v1/auth/session'>

export interface StaffIdentity extends UserIdentity {
  readonly id: string
  readonly fullName: string
  readonly role: Role
}

export interface Actor {
  readonly userId: string
  readonly role: Role
}

/** A record with a responsible manager (handbook rule 1.7, scope `assigned`). */
export interface Assigned {
  readonly managerId?: string | null
}

/** Whether `actor` holds `permission` over `record`; without a record, over some record at least. */
export function isAllowed(actor: Actor, permission: Permission, record?: Assigned): boolean {
  const scope = scopeOf(permission, actor.role)
  if (scope === undefined) return false
  return scope !== 'assigned' || record === undefined || record.managerId === actor.userId
}

/** For so long the state of the session is cached. The API checks every call by itself. */
const SESSION_FRESH_MS = 15_000

interface Dependencies {
  readonly call: Call
  readonly leaveFor: (address: string) => void
  /** Called before the redirect to the login, so that forms can keep what was typed. */
  readonly onSessionEnd: () => void
  readonly presentAddress: () => string
  readonly now?: () => number
}

/**
 * Sessions belong to the site: a visitor is redirected to its login, which leads back to the present address; a retail user
 * is redirected to the home page (handbook rule 13.7).
 */
export function createAuthProvider({
  call,
  leaveFor,
  onSessionEnd,
  presentAddress,
  now = Date.now,
}: Dependencies): AuthProvider {
  let known: { readonly session: Promise<SessionState>; readonly at: number } | undefined
  let hasEntered = false
  const sessionState = (): Promise<SessionState> => {
    if (!known || now() - known.at > SESSION_FRESH_MS) known = { session: call('GET /v1/auth/session'), at: now() }
    return known.session
  }
  const leave = (address: string): Promise<never> => {
    known = undefined
    leaveFor(address)
    return new Promise(() => {})
  }
  const leaveForLogin = () => {
    onSessionEnd()
    return leave(paths.login(presentAddress(), hasEntered ? 'session-ended' : undefined))
  }

  return {
    login: leaveForLogin,
    logout: async () => {
      await call('POST /v1/auth/logout')
      return leave(paths.home)
    },
    checkAuth: async () => {
      const { stage, next, role } = await sessionState().catch((error: unknown) => {
        known = undefined
        throw error
      })
      if (stage !== 'full' || role === null) return leaveForLogin()
      if (next === 'recovery-codes') return leave(withNext(paths.recoveryCodes, presentAddress()))
      if (!isStaff(role)) return leave(paths.home)
      hasEntered = true
    },
    checkError: async (error: HttpError) => {
      if (error.status === 401) return leaveForLogin()
    },
    /** Seconds; null without a session. */
    sessionEndsIn: async () => (await sessionState()).endsInSeconds,
    getIdentity: async (): Promise<StaffIdentity> => {
      const { userId, name, role } = await (known?.session ?? sessionState())
      return { id: userId!, fullName: name!, role: role! }
    },
    canAccess: async ({ resource, action, record }) => {
      // The role lasts as long as the session.
      const { role, userId } = await (known?.session ?? sessionState())
      if (role === null || userId === null) return false
      // Only the API knows whose record it is where the record does not say it.
      const assigned = record?.managerId === undefined ? undefined : (record as Assigned)
      return isAllowed({ userId, role }, permissionFor(resource, action), assigned)
    },
  }
}

/** The call behind each action of react-admin. */
const calls: Readonly<Record<string, Action>> = { show: 'read', export: 'list' }

/** Pages that need another permission than their call, or are no list of records. */
const pages: Readonly<Record<string, Partial<Record<Action, Permission>>>> = {
  // All staff read them; their pages are for those who edit them.
  projectTypes: { list: 'projectTypes.edit' },
  documentTypes: { list: 'documentTypes.edit' },
  templates: { list: 'templates.edit' },
  promotions: { list: 'promotions.edit' },
  companyAccounts: { list: 'companyAccounts.edit' },
  withholdingRates: { list: 'withholdingRates.edit' },
  withholdingAgents: { list: 'withholdingAgents.edit' },
  riskRates: { list: 'riskRates.edit' },
  outcomeStatements: { list: 'outcomeStatements.edit' },
  tickets: { list: 'tickets.work' },
  bankStatements: { create: 'bankStatements.import' },
  ticketMessages: { list: 'tickets.read', create: 'tickets.edit' },
  bankBooks: { list: 'bankBooks.read' },
  statistics: { list: 'statistics.read' },
  taxFiles: { list: 'taxFiles.read' },
  annualReports: { list: 'annualReports.read' },
  examinations: { list: 'examinationAccesses.read' },
  reconciliation: { list: 'reconciliation.read' },
  checklist: { list: 'checklist.read' },
}

/** The permission behind `resource` and `action`: a view of react-admin, or the two parts of a permission of the contract. */
export function permissionFor(resource: string, action: string): Permission {
  const call = calls[action] ?? (action as Action)
  const own = `${resource}.${action}`
  const permission = pages[resource]?.[call] ?? (isPermission(own) ? own : callsOf(resource).guards?.[call])
  if (permission === undefined) throw new Error(`No permission guards ${action} of ${resource}`)
  return permission
}

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name)
