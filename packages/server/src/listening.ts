import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as ConnectionServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerUnreadable } from './http/unreadable.ts'
import { StartRefusal } from './lifetime.ts'

/** How long running requests may take after the shutdown has begun. Load balancers and npm wait about as long. */
const STOP_TIMEOUT_MS = 10_000
const SWEEP_MS = 50
/** How long kept connections may still bring a request, which is answered with `Connection: close`. */
const FOLLOW_UP_MS = 2_000
/** Longer than load balancers keep an idle connection (60 s), so that they close it and no request is lost. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000
/** Uploading 5 MB from a slow phone takes a minute. */
const REQUEST_TIMEOUT_MS = 120_000

/** The settings that name a port. */
type PortSetting = 'PORT' | 'DATABASE_PORT' | 'INSTITUTION_URL'

/** A server that accepts connections. */
export interface Listening {
  readonly port: number
  /**
   * Stops accepting connections. Requests that are running or come on kept connections are answered, and the answer says that
   * it is the last one. Connections without a request are closed after 2 seconds, all others after 10.
   */
  close(): Promise<void>
}

/**
 * Checks the port before anything else is started, so that a second start has no effect.
 * @throws StartRefusal when another program uses the port or this user may not use it
 */
export async function refuseTakenPort(port: number, host: string, setting: PortSetting = 'PORT'): Promise<void> {
  const server = createServer()
  await listenOn(server, port, host, setting)
  await new Promise((resolve) => server.close(resolve))
}

/**
 * Starts an HTTP server.
 * @throws StartRefusal when another program uses the port or this user may not use it
 */
export async function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  let isStopping = false
  const answering = new Set<ServerResponse>()
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
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
      isStopping = true
      for (const response of answering) sayLast(response)
      // `close` of an HTTP server would also cut idle connections, on which the next request may be under way.
      const closed = new Promise<void>((resolve) => ConnectionServer.prototype.close.call(server, () => resolve()))
      const isClosedWithin = (timeoutMs: number) =>
        Promise.race([closed.then(() => true), sleep(timeoutMs, false, { ref: false })])
      if (await isClosedWithin(FOLLOW_UP_MS)) return
      // A connection becomes idle when its request has ended.
      const sweeping = setInterval(() => closeIdle(server), SWEEP_MS)
      if (!(await isClosedWithin(STOP_TIMEOUT_MS - FOLLOW_UP_MS))) server.closeAllConnections()
      await closed
      clearInterval(sweeping)
    },
  }
}

/**
 * Closes the connections without a request, once what has arrived is read: a busy process has requests in the buffers of its sockets that it
 * does not know of yet, and closing their connections would reset them.
 */
export const closeIdle = (server: Server): void => onceRead(() => server.closeIdleConnections())

/**
 * Closes a connection that was idle for `keepAliveTimeout`, unless a request has arrived on it meanwhile. A process that was paused fires its
 * timers before it reads its sockets; without a listener for `timeout`, Node closes the connection then and resets the request.
 */
export const closeUnread = (socket: Socket): void => {
  const { bytesRead } = socket
  onceRead(() => {
    if (socket.bytesRead === bytesRead) socket.destroy()
  })
}

/** Calls when the sockets have been read: they are read between the two immediates, wherever in its loop the process is. */
const onceRead = (callback: () => void): void => void setImmediate(() => setImmediate(callback))

/** Says in an answer that has not begun that its connection is closed after it. */
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
  { code }: NodeJS.ErrnoException,
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
