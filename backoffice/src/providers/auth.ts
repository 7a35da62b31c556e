import { paths, withNext } from '@cauce/contract/pages.ts'
import type { AuthProvider, HttpError, UserIdentity } from 'react-admin'
import type { Answer } from '@cauce/client'
import { isPermitted, isStaff, type Permission, type Role } from '@cauce/contract/permissions.ts'
import { permissions } from '@cauce/contract/permissions.ts'
import type { HttpClient } from './http.ts'

type SessionState = Answer<'/v1/auth/session'>

/** The identity of the logged-in member of staff. */
export interface StaffIdentity extends UserIdentity {
  readonly id: string
  readonly fullName: string
  readonly role: Role
}

/** For so long the state of the session is cached. The API checks every call by itself. */
const SESSION_FRESH_MS = 15_000

interface Dependencies {
  readonly http: HttpClient
  /** Leaves the back office for a page of the site. */
  readonly leaveFor: (address: string) => void
  /** Called before the redirect to the login, so that forms can keep what was typed. */
  readonly onSessionEnd: () => void
  /** The address to return to after the login. */
  readonly presentAddress: () => string
  readonly now?: () => number
}

/**
 * Sessions belong to the site: a visitor is redirected to its login, which leads back to the present address; a retail user
 * is redirected to the home page (handbook rule 13.7).
 */
export function createAuthProvider({
  http,
  leaveFor,
  onSessionEnd,
  presentAddress,
  now = Date.now,
}: Dependencies): AuthProvider {
  let known: { readonly session: Promise<SessionState>; readonly at: number } | undefined
  const sessionState = (): Promise<SessionState> => {
    if (!known || now() - known.at > SESSION_FRESH_MS)
      known = { session: http('/v1/auth/session').then(({ json }) => json as SessionState), at: now() }
    return known.session
  }
  const leave = (address: string): Promise<never> => {
    known = undefined
    leaveFor(address)
    return new Promise(() => {})
  }
  const leaveForLogin = () => {
    onSessionEnd()
    return leave(paths.login(presentAddress()))
  }

  return {
    login: leaveForLogin,
    logout: async () => {
      await http('/v1/auth/logout', { method: 'POST' })
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
    },
    checkError: async (error: HttpError) => {
      if (error.status === 401) return leaveForLogin()
    },
    getIdentity: async (): Promise<StaffIdentity> => {
      const { json } = await http('/v1/account/users/me')
      const { userId, name, surname, role } = json as Answer<'/v1/account/users/me'>
      return { id: userId, fullName: `${name} ${surname}`, role }
    },
    canAccess: async ({ resource, action }) => {
      const { role } = await sessionState()
      return role !== null && isPermitted(permissionFor(resource, action), role)
    },
  }
}

/** The verbs of our permissions for each action of react-admin; the first that names a permission counts. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  list: ['list', 'read'],
  show: ['read'],
  export: ['list', 'read'],
  create: ['create', 'edit'],
  delete: ['delete', 'edit'],
}

/** Exceptions: actions that need a permission of another name or noun, as their endpoints do. */
const content = {
  list: 'projects.read',
  create: 'projects.editContent',
  edit: 'projects.editContent',
  delete: 'projects.editContent',
} as const
const guardians: Readonly<Record<string, Partial<Record<string, Permission>>>> = {
  // All staff read the catalogues; their pages are for those who edit them.
  projectTypes: { list: 'projectTypes.edit', read: 'catalogue.read' },
  documentTypes: { list: 'documentTypes.edit', read: 'catalogue.read' },
  templates: { list: 'templates.edit' },
  taxDetails: { edit: 'taxDetails.decide' },
  accountHolds: { list: 'diligence.read' },
  classifications: { create: 'classifications.request', edit: 'classifications.decide' },
  withholdingRates: { list: 'withholdingRates.read', create: 'withholdingRates.edit' },
  declarers: { list: 'declarers.read', create: 'declarers.edit' },
  irregularities: { list: 'irregularities.read' },
  loanDefaults: { list: 'loanDefaults.read' },
  conflicts: { list: 'conflicts.read', create: 'conflicts.edit', edit: 'conflicts.edit' },
  riskRates: { list: 'loanBook.read', create: 'riskRates.edit' },
  outcomeStatements: { list: 'loanBook.read', create: 'outcomeStatements.edit' },
  withholdingAgents: { list: 'withholdingAgents.read', create: 'withholdingAgents.edit' },
  companyAccounts: { list: 'companyAccounts.read', create: 'companyAccounts.edit' },
  paymentBatches: { list: 'payments.read', read: 'payments.read', create: 'payments.batch' },
  importLines: { list: 'imports.read', read: 'imports.read' },
  bankFiles: {
    list: 'bankStatements.read',
    read: 'bankStatements.read',
    create: 'bankStatements.import',
    delete: 'bankStatements.import',
  },
  bankStatements: { create: 'bankStatements.import' },
  promotions: { list: 'promotions.edit' },
  projectDescriptions: content,
  projectMediaFiles: content,
  projectDocuments: { ...content, list: 'projectDocuments.read' },
  timeline: content,
  sheetDrafts: { read: 'sheetDrafts.read', edit: 'projects.editContent' },
  informationSheets: { list: 'projects.read', create: 'informationSheets.publish' },
  orderMovements: { list: 'orders.read' },
  ticketMessages: { list: 'tickets.read', create: 'tickets.edit' },
  // A project has one page for reading and editing, which opens for all who may read it.
  projects: { edit: 'projects.read' },
}

/** The permission behind react-admin's `resource` and `action`. */
export function permissionFor(resource: string, action: string): Permission {
  for (const verb of verbs[action] ?? [action]) {
    const permission = guardians[resource]?.[verb] ?? `${resource}.${verb}`
    if (Object.hasOwn(permissions, permission)) return permission as Permission
  }
  throw new Error(`No permission guards ${action} of ${resource}`)
}
