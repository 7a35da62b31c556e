import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { planted, type Mutant } from './mutants.ts'

/**
 * Asks the compiler about a fault that no test noticed: the check of types is a part of `npm test` as the tests are. Only the
 * package of the file is asked: those that import it would take minutes for each fault, so what only they would notice counts
 * as not noticed.
 */
export class Compiler {
  readonly #copy: string
  /** Whether a package compiles as it is. */
  readonly #isSound = new Map<string, boolean>()

  constructor(copy: string) {
    this.#copy = copy
  }

  /** The first answer about a package takes longer, because the compiler has to see it as it is. */
  async refuses(mutant: Mutant): Promise<boolean> {
    const folder = /^(?:packages\/)?[^/]+/.exec(mutant.file)![0]
    if (mutant.file.endsWith('.sql')) return false
    if (!this.#isSound.has(folder)) this.#isSound.set(folder, await this.#builds(folder))
    // Without what `npm run build` generates, the site does not compile.
    if (!this.#isSound.get(folder)) return false
    const file = path.join(this.#copy, mutant.file)
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, planted(source, mutant))
    try {
      return !(await this.#builds(folder))
    } finally {
      writeFileSync(file, source)
    }
  }

  async #builds(folder: string): Promise<boolean> {
    const compiler = path.join(this.#copy, 'packages/tooling/run/tsc7.mjs')
    const build = spawn(process.execPath, [compiler, '-b', folder], { cwd: this.#copy, stdio: 'ignore' })
    const [code] = (await once(build, 'exit')) as [number | null]
    return code === 0
  }
}
