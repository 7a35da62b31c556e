import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Accept, refuse, hang, or accept and drop the connection before the reply. */
export type Manner = 'take' | 'refuse' | 'stall' | 'drop'

export interface TakenMail {
  readonly to: string
  readonly messageId: string
}

export class SmtpPeer {
  readonly taken: TakenMail[] = []
  readonly misdeeds: { readonly to: string; readonly manner: Manner }[] = []
  private readonly plans = new Map<string, Manner>()
  /** The library cannot drop connections: each goes through our socket. */
  private readonly door: Server
  private readonly sockets = new Set<Socket>()
  private port = 0

  private constructor(smtpPort: number) {
    this.door = createServer((client) => {
      const inner = connect(smtpPort, '127.0.0.1')
      client.pipe(inner).pipe(client)
      this.sockets.add(client)
      inner.once('connect', () => this.doors.set(inner.localPort!, client))
      for (const socket of [client, inner]) {
        socket.on('error', () => {})
        socket.once('close', () => {
          client.destroy()
          inner.destroy()
          this.sockets.delete(client)
        })
      }
    })
  }
  private readonly doors = new Map<number, Socket>()

  static async start(): Promise<SmtpPeer & { stop(): Promise<void> }> {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        if (!peer.isDue(address, 'refuse')) return done()
        done(Object.assign(new Error('Requested action not taken'), { responseCode: 451 }))
      },
      onData: (stream, { envelope, remotePort }, done) => {
        const to = envelope.rcptTo[0]!.address
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.once('end', () => {
          if (peer.isDue(to, 'stall')) return
          const text = Buffer.concat(chunks).toString()
          peer.taken.push({ to, messageId: /^Message-ID: (.*)$/im.exec(text)![1]!.trim() })
          if (peer.isDue(to, 'drop')) peer.doors.get(remotePort)?.destroy()
          else done()
        })
      },
    })
    // Connections cut in mid-mail.
    smtp.on('error', () => {})
    await once(smtp.listen(0, '127.0.0.1'), 'listening')
    const peer = new SmtpPeer((smtp.server.address() as AddressInfo).port)
    await peer.comeUp()
    return Object.assign(peer, {
      stop: async () => {
        await peer.goDown()
        await new Promise<void>((resolve) => smtp.close(resolve))
      },
    })
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}?ignoreTLS=true`
  }

  plan(to: string, manner: Manner): void {
    this.plans.set(to, manner)
  }

  async goDown(): Promise<void> {
    const closed = once(this.door, 'close')
    this.door.close()
    for (const socket of this.sockets) socket.destroy()
    await closed
  }

  async comeUp(): Promise<void> {
    await once(this.door.listen(this.port, '127.0.0.1'), 'listening')
    this.port = (this.door.address() as AddressInfo).port
  }

  private isDue(to: string, manner: Manner): boolean {
    if (this.plans.get(to) !== manner) return false
    this.plans.delete(to)
    this.misdeeds.push({ to, manner })
    return true
  }
}
