/** JSON that a tab keeps over reloads. The storage is read late: the server renders islands without one. */
export function tabMemory<Value>(name: string, storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const kept = () => storage ?? sessionStorage
  return {
    /** Undefined without a value, or with a broken one. */
    read(): Value | undefined {
      try {
        return (JSON.parse(kept().getItem(name) ?? 'null') as Value | null) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (value: Value): void => kept().setItem(name, JSON.stringify(value)),
    forget: (): void => kept().removeItem(name),
  }
}
