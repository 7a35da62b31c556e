/** RFC 6266, with RFC 5987 `filename*`. */
export function attachmentHeader(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const KEY_AGE_HOURS = 24

/** Old enough to be an orphan, by the key's UUIDv7: an upload in progress has no row yet. */
export function isOldKey(key: string, now: Date): boolean {
  const id = /([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(key)
  if (!id) return false
  return now.getTime() - Number.parseInt(`${id[1]}${id[2]}`, 16) > KEY_AGE_HOURS * 3_600_000
}
