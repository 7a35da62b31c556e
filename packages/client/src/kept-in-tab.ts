/** JSON in the storage of this tab: survives a reload and an expired session. */
export function keptInTab<Value>(name: string, storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  // Lazy, because the server renders islands without session storage.
  const kept = () => storage ?? sessionStorage
  return {
    read(): Value | undefined {
      try {
        return (JSON.parse(kept().getItem(name) ?? 'null') as Value | null) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (value: Value) => kept().setItem(name, JSON.stringify(value)),
    forget: () => kept().removeItem(name),
  }
}
