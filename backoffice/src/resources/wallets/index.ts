import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const wallets: ResourceProps = {
  name: 'wallets',
  list: lazy(async () => ({ default: (await import('./wallets-list.tsx')).WalletsList })),
}
