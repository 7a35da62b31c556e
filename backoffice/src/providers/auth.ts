import { paths } from '@cauce/contract/pages.ts'
import type { AuthProvider, HttpError, UserIdentity } from 'react-admin'
import type { Answer } from '@cauce/client'
import { isPermitted, isStaff, type Permission, type Role } from '@cauce/contract/permissions.ts'
import { permissions } from '@cauce/contract/permissions.ts'
import type { HttpClient } from './http.ts'

type SessionState = Answer<'/v1/auth/session'>

/** Who uses the back office, as react-admin's identity. */
export interface StaffIdentity extends UserIdentity {
  readonly id: string
  readonly fullName: string
  readonly role: Role
}

/** How long an answer about the session is believed; each call of the API is guarded by itself anyway. */
const SESSION_FRESH_MS = 15_000

interface Dependencies {
  readonly http: HttpClient
  /** Leaves the back office for a page of the site. */
  readonly leaveFor: (address: string) => void
  /** Called before the person is sent to the login, so that nothing typed is lost. */
  readonly onSessionEnd: () => void
  /** Where the person is, to come back to after logging in. */
  readonly presentAddress: () => string
  readonly now?: () => number
}

/**
 * Sessions belong to the site: whoever is not logged in is sent to its login with the present address remembered, a
 * retail user to their own home (handbook rule 13.7).
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
      const { stage, role } = await sessionState().catch((error: unknown) => {
        known = undefined
        throw error
      })
      if (stage !== 'full' || role === null) return leaveForLogin()
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

/** react-admin's words for what one does with a record, in ours: the first that names a permission counts. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  list: ['list', 'read'],
  show: ['read'],
  export: ['list', 'read'],
  create: ['create', 'edit'],
  delete: ['delete', 'edit'],
}

/** Nouns that are guarded by the permissions of another (contract: the endpoints of each noun). */
const content = {
  list: 'projects.read',
  create: 'projects.editContent',
  edit: 'projects.editContent',
  delete: 'projects.editContent',
} as const
const guardians: Readonly<Record<string, Partial<Record<string, Permission>>>> = {
  // The catalogues are read by everybody; the pages that keep them are for those who do.
  projectTypes: { list: 'projectTypes.edit', read: 'catalogue.read' },
  documentTypes: { list: 'documentTypes.edit', read: 'catalogue.read' },
  templates: { list: 'templates.edit' },
  promotions: { list: 'promotions.edit' },
  projectDescriptions: content,
  projectMediaFiles: content,
  projectDocuments: { create: 'projects.editContent', delete: 'projects.editContent' },
  timeline: content,
  orderMovements: { list: 'orders.read' },
  ticketMessages: { list: 'tickets.read', create: 'tickets.edit' },
  // A project has no page to look at: its form opens for all who may read it, and shows them what they may not change.
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
