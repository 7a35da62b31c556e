import type { Answer, Client } from '@cauce/client'
import { dataOf } from './client.server.ts'

export type SessionState = Answer<'/v1/auth/session'>
export type User = Answer<'/v1/account/users/me'>
export type Wallet = Answer<'/v1/wallet/wallets/{id}'>

export interface Viewer {
  readonly user: User
  /** Null for staff. */
  readonly wallet: Wallet | null
  /** E-mail confirmed and identity approved, as every movement of money requires. */
  readonly isVerified: boolean
  readonly unreadTicketCount: number
  readonly unreadNotificationCount: number
}

export const VISITOR: SessionState = {
  stage: 'visitor',
  next: 'login',
  userId: null,
  role: null,
  name: null,
  isCodeGiven: false,
  isDeviceTrusted: false,
  endsInSeconds: null,
  hasPasskey: false,
}

export async function loadViewer(client: Client, userId: string): Promise<Viewer> {
  const [user, wallets, tickets, notifications] = await Promise.all([
    dataOf(client.GET('/v1/account/users/me')),
    dataOf(client.GET('/v1/wallet/wallets', { params: { query: { userId, take: 1 } } })),
    dataOf(client.GET('/v1/support/tickets', { params: { query: { userId, read: false, take: 1 } } })),
    dataOf(client.GET('/v1/account/notifications', { params: { query: { read: false, take: 1 } } })),
  ])
  return {
    user,
    wallet: wallets.data[0] ?? null,
    isVerified: user.isEmailConfirmed && user.verificationStatus === 'Approved',
    unreadTicketCount: tickets.total,
    unreadNotificationCount: notifications.total,
  }
}
