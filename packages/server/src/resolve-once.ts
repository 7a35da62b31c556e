/**
 * Lets Node find out once where an import leads (decision 319). By itself it reads `exports` of a package again for each file that imports the
 * package, and of drizzle-orm these are 130 KB: two fifths of the start of a process. Given to Node by `--import`, before the program.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const PACKAGES = pathToFileURL(path.resolve(import.meta.dirname, '../..') + path.sep).href
const answers = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions, importAttributes } = context
    // Node keeps by itself what `require` has found. A program has no parent.
    if (parentURL === undefined || conditions.includes('require') || Object.keys(importAttributes).length > 0)
      return next(specifier, context)
    const key = specifier.startsWith('.') ? new URL(specifier, parentURL).href : `${specifier} ${placeOf(parentURL)}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = { ...next(specifier, context), shortCircuit: true }
    answers.set(key, answer)
    return answer
  },
})

/** Where a search for a package begins: the files of one package of ours find the same, others those of their folder. */
function placeOf(url: string): string {
  if (!url.startsWith(PACKAGES)) return url.slice(0, url.lastIndexOf('/'))
  return url.slice(0, url.indexOf('/', PACKAGES.length))
}
