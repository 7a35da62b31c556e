import { createHash } from 'node:crypto'

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs
const HASH = / ?'sha256-[\w+/=]+'/g
/** What only says what holds for all kinds anyway. */
const REPEATED = /(?<=^default-src 'self';(?:.*;)?)style-src 'self'(?:;|$)/

/**
 * The content security policy of a page, with the hashes of what stands in it alone. The site lists the inline scripts and
 * styles of all its pages in the policy of each: a page that is sent many times need not carry, nor allow, those of the others.
 */
export function narrowPolicy(policy: string, html: string): string {
  const present = new Set(
    [...html.matchAll(INLINE)]
      .filter(([, , attributes]) => !/\ssrc=/.test(attributes!))
      .map(([, , , content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`),
  )
  return policy
    .replaceAll(HASH, (hash) => (present.has(hash.trim()) ? hash : ''))
    .replaceAll(/\s*;\s*/g, ';')
    .replace(REPEATED, '')
    .replace(/;$/, '')
}
