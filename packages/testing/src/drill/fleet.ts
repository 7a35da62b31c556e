import { setTimeout as sleep } from 'node:timers/promises'
import { startPlatform, untilReady, type PlatformProcess } from '../processes/platform-process.ts'
import { RoundRobin } from '../processes/round-robin.ts'

/** A supervisor starts a process again for as long, with a pause after each (`Restart` and `RestartSec` of the systemd unit). */
const START_MS = 120_000
const RESTART_PAUSE_MS = 2_000
/** Until the proxy has no request on its way to a process that it is not to use any more. */
const LEAVING_MS = 300

/** Several processes behind a plain proxy, with a supervisor that starts what ends. */
export class Fleet {
  readonly proxy: RoundRobin
  private processes: PlatformProcess[]
  private readonly settings: Readonly<Record<string, string>>

  private constructor(processes: PlatformProcess[], proxy: RoundRobin, settings: Readonly<Record<string, string>>) {
    this.processes = processes
    this.proxy = proxy
    this.settings = settings
  }

  static async start(count: number, settings: Readonly<Record<string, string>>): Promise<Fleet> {
    const processes = await Promise.all(Array.from({ length: count }, () => startPlatform(settings)))
    await Promise.all(processes.map(untilReady))
    return new Fleet(processes, await RoundRobin.start(processes.map(({ port }) => port)), settings)
  }

  get size(): number {
    return this.processes.length
  }

  /** Kills a process at once. It is out of use when its replacement is ready. */
  async kill(index: number): Promise<void> {
    const killed = this.processes[index]!
    killed.child.kill('SIGKILL')
    await killed.ended
    this.use([...this.others(killed), await this.startOne()])
  }

  /** Starts a new process, and ends an old one in order. @throws Error when that one does not end well */
  async replace(index: number): Promise<void> {
    const old = this.processes[index]!
    const fresh = await this.startOne()
    this.use([...this.others(old), fresh, old])
    await sleep(LEAVING_MS)
    const code = await old.stop()
    this.use([...this.others(old)])
    if (code !== 0) throw new Error(`A process that was to end in order ended with ${code}:\n${old.output()}`)
  }

  /** Stops a process as a machine that hangs does, and lets it go on. */
  async pause(index: number, durationMs: number): Promise<void> {
    const { child } = this.processes[index]!
    child.kill('SIGSTOP')
    await sleep(durationMs)
    child.kill('SIGCONT')
  }

  /** Resolves when every process is ready for requests. @throws Error when one does not become ready */
  async untilAllReady(): Promise<void> {
    await Promise.all(this.processes.map(untilReady))
  }

  async stop(): Promise<void> {
    await this.proxy.close()
    for (const { child } of this.processes) child.kill('SIGCONT')
    await Promise.all(this.processes.map((process) => process.stop()))
  }

  private use(processes: PlatformProcess[]): void {
    this.processes = processes
    this.proxy.use(processes.map(({ port }) => port))
  }

  private others(left: PlatformProcess): PlatformProcess[] {
    return this.processes.filter((process) => process !== left)
  }

  /** As a supervisor does: a process that cannot reach PostgreSQL at its start ends, and is started again. */
  private async startOne(): Promise<PlatformProcess> {
    const until = performance.now() + START_MS
    for (;;) {
      const started = await startPlatform(this.settings)
      const isReady = await untilReady(started).then(
        () => true,
        (error: unknown) => {
          if (performance.now() > until) throw error
          return false
        },
      )
      if (isReady) return started
      started.child.kill('SIGKILL')
      await sleep(RESTART_PAUSE_MS)
    }
  }
}
