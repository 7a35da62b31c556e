import type { Answer } from '@cauce/client'
import { formatMoney } from '@cauce/format'
import { atom } from 'nanostores'
import { call, client } from '../../ui/api.ts'

export type Wallet = Answer<'/v1/wallet/wallets/{id}'>

/** Null until an island loads it. */
export const $wallet = atom<Wallet | null>(null)

/** After a failure the old figures stay and the result is undefined. */
export async function refreshWallet(walletId: string, back?: string): Promise<Wallet | undefined> {
  const { data } = await call(client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } }), back)
  if (data) showWallet(data)
  return data
}

/** Updates what can be used in the page header too. */
export function showWallet(wallet: Wallet): void {
  $wallet.set(wallet)
  for (const figure of document.querySelectorAll('[data-wallet-available]'))
    figure.textContent = formatMoney(wallet.available)
  for (const words of document.querySelectorAll<HTMLElement>('[data-wallet-balance]')) {
    words.hidden = wallet.available === wallet.balance
    words.textContent = words.dataset['walletBalance']!.replace('%{balance}', formatMoney(wallet.balance))
  }
}
