import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultProxy } from '../fault-proxy.ts'
import type { SmtpPeer } from '../peers/smtp-peer.ts'
import { shuffled } from '../random.ts'
import type { ReplicatedDatabase } from '../replicated-database.ts'
import { startPlatform, untilReady, type PlatformProcess } from '../processes/platform-process.ts'
import { RoundRobin } from '../processes/round-robin.ts'

export interface Fault {
  readonly name: string
  readonly carryOut: (random: () => number) => Promise<void>
  readonly cutsRequests?: boolean
}

/** The parts that can break. */
interface Parts {
  readonly fleet: Fleet
  readonly pair: ReplicatedDatabase
  /** Between the processes and PostgreSQL. */
  readonly wire: FaultProxy
  readonly smtp: SmtpPeer
}

type Random = () => number

const lastingMs = (random: Random) => 500 + random() * 5_000

const processFaults = ({ fleet }: Parts): readonly Fault[] => {
  const some = (random: Random) => Math.floor(random() * fleet.size)
  return [
    { name: 'a process is killed', carryOut: (random) => fleet.kill(some(random)), cutsRequests: true },
    {
      name: 'a process is replaced',
      carryOut: (random) => fleet.replace(some(random)),
    },
    {
      name: 'a process pauses',
      carryOut: (random) => fleet.pause(some(random), 500 + random() * 8_000),
    },
  ]
}

const otherFaults = (parts: Parts): readonly Fault[] => {
  const { pair, wire, smtp } = parts
  return [
    { name: 'PostgreSQL is killed', carryOut: async () => pair.restartPrimary('killed') },
    { name: 'PostgreSQL restarts', carryOut: async () => pair.restartPrimary('in order') },
    {
      name: 'the standby is killed',
      carryOut: async (random) => {
        const durationMs = lastingMs(random)
        pair.signalStandby('SIGKILL')
        await sleep(durationMs)
      },
    },
    {
      name: 'connections to PostgreSQL are reset',
      carryOut: async (random) => {
        const durationMs = lastingMs(random)
        wire.strikeAll('reset')
        await sleep(durationMs)
        wire.heal()
      },
    },
    {
      name: 'connections to PostgreSQL freeze',
      carryOut: async (random) => {
        const durationMs = lastingMs(random)
        wire.strikeAll('freeze')
        await sleep(durationMs)
        wire.heal()
      },
    },
    {
      name: 'the mail server is down',
      carryOut: async (random) => {
        const durationMs = lastingMs(random)
        await smtp.goDown()
        await sleep(durationMs)
        await smtp.comeUp()
      },
    },
  ]
}

/** The rounds of a drill without end: in each a process, another part or both at once. All of them come before one comes again. */
export function* rounds(parts: Parts, random: Random): Generator<readonly Fault[]> {
  for (;;) {
    const others = shuffled(otherFaults(parts), random)
    const processes = shuffled(processFaults(parts), random)
    for (const fault of shuffled([...others.slice(0, 4), ...processes], random)) yield [fault]
    yield [others[4]!, shuffled(processFaults(parts), random)[0]!]
    yield [others[5]!, shuffled(processFaults(parts), random)[0]!]
  }
}

/** A supervisor starts a process again for as long, with a pause after each (`Restart` and `RestartSec` of the systemd unit). */
const START_MS = 120_000
const RESTART_PAUSE_MS = 2_000
const LEAVING_MS = 300

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
