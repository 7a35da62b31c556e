import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultProxy } from '../fault-proxy.ts'
import type { SmtpPeer } from '../peers/smtp-peer.ts'
import { shuffled } from '../random.ts'
import type { ReplicatedDatabase } from '../replicated-database.ts'
import type { Fleet } from './fleet.ts'

/** Something that breaks, and is whole again when it resolves. */
export interface Fault {
  readonly name: string
  readonly carryOut: (random: () => number) => Promise<void>
  /** Whether requests on their way to a process may end without an answer. */
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

/** Drawn before anything is waited for, so that the order of the draws follows from the seed. */
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
