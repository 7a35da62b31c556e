import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { connect, Server as ConnectionServer, type AddressInfo, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { answerUnreadable, isHostClear, refuseUnclearHost } from './http/unreadable.ts'
import { StartRefusal } from './lifetime.ts'

/** As long as load balancers and npm wait. */
const STOP_TIMEOUT_MS = 10_000
const SWEEP_MS = 50
/** Of the event loop, before the port is closed in the middle of events. */
const MOST_TURNS = 1_000
/** For requests on kept connections, answered with `Connection: close`. */
const FOLLOW_UP_MS = 2_000
/** Longer than load balancers (60 s), so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000
/** 5 MB from a slow phone take a minute. */
const REQUEST_TIMEOUT_MS = 120_000

type PortSetting = 'PORT' | 'DATABASE_PORT' | 'INSTITUTION_URL'

export interface Listening {
  readonly port: number
  /**
   * Stops accepting. Running and kept-alive requests get a final answer. Idle connections close after 2 seconds, all
   * after 10.
   */
  close(): Promise<void>
}

/**
 * Before anything else starts, so that a second start has no effect.
 * @throws StartRefusal when the port is taken or the host is not of this machine
 */
export async function refuseTakenPort(port: number, host: string, setting: PortSetting = 'PORT'): Promise<void> {
  // Not on the port itself: a proxy may be waiting for this process, and its call would be reset.
  const probe = createServer()
  await listenOn(probe, 0, host, setting)
  await new Promise((resolve) => probe.close(resolve))
  if (await isAnswered(port, host)) throw refusalOf({ code: 'EADDRINUSE' }, port, host, setting)
}

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** @throws StartRefusal when the port is taken or forbidden */
export async function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  let isStopping = false
  const answering = new Set<ServerResponse>()
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, requireHostHeader: false },
    (request, response) => {
      if (!isHostClear(request)) return refuseUnclearHost(response)
      if (isStopping) sayLast(response)
      answering.add(response)
      response.once('close', () => answering.delete(response))
      listener(request, response)
    },
  )
  server.on('clientError', answerUnreadable)
  server.on('timeout', closeUnread)
  await listenOn(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      await untilNoneWaits()
      isStopping = true
      for (const response of answering) sayLast(response)
      // `Server.close` would also cut idle connections with a request in flight.
      const closed = new Promise<void>((resolve) => ConnectionServer.prototype.close.call(server, () => resolve()))
      const isClosedWithin = (timeoutMs: number) =>
        Promise.race([closed.then(() => true), sleep(timeoutMs, false, { ref: false })])
      if (await isClosedWithin(FOLLOW_UP_MS)) return
      // Idle once its request has ended.
      const sweeping = setInterval(() => closeIdle(server), SWEEP_MS)
      if (!(await isClosedWithin(STOP_TIMEOUT_MS - FOLLOW_UP_MS))) server.closeAllConnections()
      await closed
      clearInterval(sweeping)
    },
  }
}

/** After reading what arrived: closing connections with unread requests would reset them. */
export const closeIdle = (server: Server): void => onceRead(() => server.closeIdleConnections())

/**
 * Keep-alive timeout that spares unread requests: after a pause timers fire before sockets are read, and Node's default
 * would reset them.
 */
export const closeUnread = (socket: Socket): void => {
  const { bytesRead } = socket
  onceRead(() => {
    if (socket.bytesRead === bytesRead) socket.destroy()
  })
}

/**
 * Closing the port resets connections that were not accepted yet. Waits for two turns of the event loop without events.
 */
async function untilNoneWaits(): Promise<void> {
  for (let turns = 0, quiet = 0; turns < MOST_TURNS && quiet < 2; turns += 1) {
    const { events } = performance.nodeTiming.uvMetricsInfo
    await nextTurn()
    quiet = performance.nodeTiming.uvMetricsInfo.events === events ? quiet + 1 : 0
  }
}

/** Sockets are read between two immediates. */
const onceRead = (callback: () => void): void => void setImmediate(() => setImmediate(callback))

/** Sets `Connection: close` before the answer begins. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function listenOn(server: Server, port: number, host: string, setting: PortSetting = 'PORT'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, port, host, setting) ?? error))
    server.listen(port, host, () => resolve())
  })
}

function refusalOf(
  { code }: Pick<NodeJS.ErrnoException, 'code'>,
  port: number,
  host: string,
  setting: PortSetting,
): StartRefusal | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return new StartRefusal(`Port ${port} is taken by another program: stop it, or set ${setting} to another one.`)
    case 'EACCES':
      return new StartRefusal(`This user may not listen on port ${port}: set ${setting} to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefusal(`The setting HOST must be an address of this machine, and is "${host}".`)
    default:
      return undefined
  }
}
