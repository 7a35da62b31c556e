import { paths } from '@cauce/contract/pages.ts'
import { useSyncExternalStore } from 'react'
import { goTo } from './api.ts'
import { notifyAfterNavigation } from './snackbar.ts'

const neverChanges = () => () => {}

/** Whether a step of opening an account led here by this hash: its dialog is open at once. */
export const useStep = (hash: string): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => location.hash === hash,
    () => false,
  )

export function toNextStep(text: string): void {
  notifyAfterNavigation({ kind: 'success', text })
  void goTo(paths.nextStep)
}
