/**
 * `Content-Disposition` (RFC 6266) of a download under its own name: in ASCII as `filename`, and in full as `filename*`
 * (RFC 5987).
 */
export function attachmentHeader(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const KEY_AGE_HOURS = 24

/**
 * Whether stored bytes are old enough to count as orphans: those of an upload in progress have no row yet. The age is that
 * of the UUIDv7 in the key.
 */
export function isOldKey(key: string, now: Date): boolean {
  const id = /([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(key)
  if (!id) return false
  return now.getTime() - Number.parseInt(`${id[1]}${id[2]}`, 16) > KEY_AGE_HOURS * 3_600_000
}
