import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => {}

/** A value that only the browser knows (what a tab has stored, its address); `onServer` until the island is alive. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(nothingChanges, read, () => onServer)
}

/** Whether the island is alive: the server's HTML has been taken over. */
export const useIsAlive = (): boolean => useBrowserValue(() => true, false)
