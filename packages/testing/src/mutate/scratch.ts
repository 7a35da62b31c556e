import { fork, execFileSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Asks the runner for a run of tests, after files have changed since the last one. */
export interface Question {
  readonly tests: readonly string[]
  readonly changed: readonly string[]
}

export interface Answer {
  /** Whether no test failed but such as compare a generated file with its source. */
  readonly isPassed: boolean
  readonly isCompared?: boolean
  /** The test file that failed. */
  readonly noticedBy?: string | undefined
  /** The test that failed, or that it was the file, and its first line. */
  readonly reason?: string | undefined
}

/** A copy of the working tree whose packages are its own, and whose other dependencies are links. */
export function copyTree(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'cauce-mutate-'))
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, maxBuffer: 1e8 })
  for (const file of listed.toString().split('\0')) {
    if (file !== '' && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file))
  }
  for (const file of globSync(['package.json', '*/package.json', 'packages/*/package.json'], { cwd: root }))
    linkModules(path.join(root, path.dirname(file)), path.join(copy, path.dirname(file)))
  return copy
}

function linkModules(from: string, to: string): void {
  const [modules, links] = [path.join(from, 'node_modules'), path.join(to, 'node_modules')]
  if (!existsSync(modules)) return
  mkdirSync(links)
  for (const name of readdirSync(modules)) {
    // The links of the workspaces are relative: copied, they lead into the copy.
    if (name === '@cauce')
      cpSync(path.join(modules, name), path.join(links, name), { recursive: true, verbatimSymlinks: true })
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(path.join(modules, name), path.join(links, name))
  }
}

/** Runs tests in a copy, in a process that can be thrown away when a fault makes it hang. */
export class TestRunner {
  readonly #copy: string
  #child: ChildProcess | undefined
  readonly #changed = new Set<string>()
  /** The test files that the projects of Vitest know. */
  files: readonly string[] = []

  constructor(copy: string) {
    this.#copy = copy
  }

  read(file: string): string {
    return readFileSync(path.join(this.#copy, file), 'utf8')
  }

  /** Changes a file of the copy. */
  async write(file: string, text: string): Promise<void> {
    writeFileSync(path.join(this.#copy, file), text)
    this.#changed.add(file)
    // The rules of the database are read once, when the tests start it.
    if (file.endsWith('.sql')) await this.#end()
  }

  /** Restarts Vitest, as the first run does. */
  async restart(): Promise<void> {
    await this.#end()
    const program = path.join(this.#copy, 'packages/testing/src/mutate/runner.program.ts')
    this.#child = fork(program, [], { cwd: this.#copy, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const [{ files }] = (await once(this.#child, 'message')) as [{ files: readonly string[] }]
    this.files = files
  }

  /** The answer of a run; none within the time means that a test hangs, which is noticed too. */
  async run(tests: readonly string[], timeoutMs: number): Promise<Answer> {
    if (!this.#child) await this.restart()
    const child = this.#child!
    child.send({ tests, changed: [...this.#changed] } satisfies Question)
    this.#changed.clear()
    const over = new AbortController()
    const { signal } = over
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer)
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The runner of the tests has ended by itself')
    })
    const late = setTimeout(timeoutMs, undefined, { signal })
    const answer = await Promise.race([answered, ended, late])
    over.abort()
    await Promise.allSettled([answered, ended, late])
    if (answer) return answer
    await this.#end()
    return { isPassed: false, noticedBy: `no answer within ${timeoutMs / 1000} s` }
  }

  async #end(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    const isOver = once(child, 'exit')
    child.disconnect()
    // The workers and PostgreSQL belong to the group. What hangs does not hear the end of the channel.
    const isInTime = await Promise.race([isOver.then(() => true), setTimeout(10_000, false)])
    if (!isInTime) process.kill(-child.pid!, 'SIGKILL')
    await isOver
  }

  async stop(): Promise<void> {
    await this.#end()
    rmSync(this.#copy, { recursive: true, force: true })
  }
}
