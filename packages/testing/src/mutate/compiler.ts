import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { planted, type Mutant } from './mutants.ts'

/** Asks the compiler about a fault that no test noticed: the check of types is a part of `npm test` as the tests are. */
export class Compiler {
  readonly #copy: string
  #isWarm = false

  constructor(copy: string) {
    this.#copy = copy
  }

  /** The first answer takes a minute, because the compiler has to see the copy as it is. Later ones take what the fault touches. */
  async refuses(mutant: Mutant): Promise<boolean> {
    if (mutant.file.endsWith('.sql')) return false
    if (!this.#isWarm && !(await this.#builds())) throw new Error('The copy does not compile without a fault')
    this.#isWarm = true
    const file = path.join(this.#copy, mutant.file)
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, planted(source, mutant))
    try {
      return !(await this.#builds())
    } finally {
      writeFileSync(file, source)
    }
  }

  async #builds(): Promise<boolean> {
    const compiler = path.join(this.#copy, 'packages/tooling/run/tsc7.mjs')
    const build = spawn(process.execPath, [compiler, '-b'], { cwd: this.#copy, stdio: 'ignore' })
    const [code] = (await once(build, 'exit')) as [number | null]
    return code === 0
  }
}
