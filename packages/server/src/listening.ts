import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from './lifetime.ts'

/** How long running requests may take after the shutdown has begun. Load balancers and npm wait about as long. */
const STOP_TIMEOUT_MS = 10_000
const SWEEP_MS = 50
/** Longer than load balancers keep an idle connection (60 s), so that they close it and no request is lost. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000
/** Uploading 5 MB from a slow phone takes a minute. */
const REQUEST_TIMEOUT_MS = 120_000

/** A server that accepts connections. */
export interface Listening {
  readonly port: number
  /** Stops accepting connections, waits up to 10 seconds for running requests, then closes the rest. */
  close(): Promise<void>
}

/**
 * Checks the port before anything else is started, so that a second start has no effect.
 * @throws StartRefusal when another program uses the port or this user may not use it
 */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const server = createServer()
  await listenOn(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}

/**
 * Starts an HTTP server.
 * @throws StartRefusal when another program uses the port or this user may not use it
 */
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
      // Keep-alive connections become idle when their request has ended.
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
