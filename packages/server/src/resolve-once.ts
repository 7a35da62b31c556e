/**
 * Caches import resolution (decision code-layout-and-libraries): Node rereads `exports` of a package for each importer (130 KB for
 * drizzle-orm). Use with `--import`.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const PACKAGES = pathToFileURL(path.resolve(import.meta.dirname, '../..') + path.sep).href
const answers = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions, importAttributes } = context
    // `require` is cached by Node; a program has no parent.
    if (parentURL === undefined || conditions.includes('require') || Object.keys(importAttributes).length > 0)
      return next(specifier, context)
    // Relative imports of our files name a file that Node need not look for, and its format.
    if (specifier.startsWith('.') && specifier.endsWith('.ts') && parentURL.startsWith(PACKAGES))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
    const key = specifier.startsWith('.') ? new URL(specifier, parentURL).href : `${specifier} ${placeOf(parentURL)}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = { ...next(specifier, context), shortCircuit: true }
    answers.set(key, answer)
    return answer
  },
})

function placeOf(url: string): string {
  if (!url.startsWith(PACKAGES)) return url.slice(0, url.lastIndexOf('/'))
  return url.slice(0, url.indexOf('/', PACKAGES.length))
}
