import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from './lifetime.ts'

/** How long a request may still take once the server is told to stop; load balancers and npm wait about as long. */
const STOP_TIMEOUT_MS = 10_000
const SWEEP_MS = 50
/** Longer than load balancers keep a connection (60 s), so that it is they who close it and no request meets a closed door. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000
/** A file of 5 MB over a slow phone takes a minute. */
const REQUEST_TIMEOUT_MS = 120_000

export interface Listening {
  readonly port: number
  /** Takes no more connections, lets running requests end, then closes what is left. */
  close(): Promise<void>
}

/**
 * Tries the port before anything else is started, so that a second start harms nothing.
 * @throws StartRefusal when another program has the port, or this user may not have it
 */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const server = createServer()
  await listenOn(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}

/** @throws StartRefusal when another program has taken the port in the meantime */
export async function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  let isStopping = false
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => {
      if (isStopping) response.setHeader('connection', 'close')
      listener(request, response)
    },
  )
  await listenOn(server, port, host)
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      isStopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A connection whose request has ended is kept for the next one, which there will not be.
      const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const isClosedInTime = await Promise.race([
        closed.then(() => true),
        sleep(STOP_TIMEOUT_MS, false, { ref: false }),
      ])
      if (!isClosedInTime) server.closeAllConnections()
      await closed
      clearInterval(sweeping)
    },
  }
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, port, host) ?? error))
    server.listen(port, host, () => resolve())
  })
}

function refusalOf({ code }: NodeJS.ErrnoException, port: number, host: string): StartRefusal | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return new StartRefusal(`Port ${port} is taken by another program: stop it, or set PORT to another one.`)
    case 'EACCES':
      return new StartRefusal(`This user may not listen on port ${port}: set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefusal(`The setting HOST must be an address of this machine, and is "${host}".`)
    default:
      return undefined
  }
}
