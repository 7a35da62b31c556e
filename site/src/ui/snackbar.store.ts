import { atom } from 'nanostores'

/** Spec section 8: "Notices appear as a snackbar of 5 seconds, coloured success or error." */
export const SNACKBAR_MS = 5000

export interface Notice {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: string
  readonly link?: { readonly href: string; readonly label: string } | undefined
}
export type NewNotice = Omit<Notice, 'id'>

export const $notices = atom<readonly Notice[]>([])
let lastId = 0

export function addNotice(notice: NewNotice): number {
  lastId += 1
  $notices.set([...$notices.get(), { ...notice, id: lastId }])
  return lastId
}

export function removeNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id))
}
