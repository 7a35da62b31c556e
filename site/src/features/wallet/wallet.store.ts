import type { Answer } from '@cauce/client'
import { formatMoney } from '@cauce/format'
import { atom } from 'nanostores'
import { call, client } from '../../ui/api.ts'

export type Wallet = Answer<'/v1/wallet/wallets/{id}'>

/** The wallet of the person as last read on this page; the page gives it, and every movement reads it again. */
export const $wallet = atom<Wallet | null>(null)

/** Reads the wallet again. After a failure the old figures stay, for they were true once; the answer says so. */
export async function refreshWallet(walletId: string): Promise<Wallet | undefined> {
  const { data } = await call(client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } }))
  if (data) showWallet(data)
  return data
}

/** Takes over what was read elsewhere, and shows the balance in the header of the page too. */
export function showWallet(wallet: Wallet): void {
  $wallet.set(wallet)
  for (const figure of document.querySelectorAll('[data-wallet-balance]'))
    figure.textContent = formatMoney(wallet.balance)
}
