import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailTransport, type ReadyMail } from './mail.transport.ts'
import { keepInOutbox, readOutbox } from './outbox.ts'

const mail = (overrides: Partial<ReadyMail> = {}): ReadyMail => ({
  mailId: '01939b2e-7c00-7000-8000-000000000001',
  to: 'ana@example.org',
  subject: 'Su contraseña ha cambiado',
  html: '<p>Hola</p>',
  text: 'Hola',
  pictures: [],
  createdAt: new Date('2026-11-20T09:00:00.000Z'),
  ...overrides,
})

let folder: string
let smtp: Server
const received: string[] = []
let refusesAll = false

/** Minimal SMTP server. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cauce-mail-'))
  smtp = createServer((socket) => {
    let data: string | undefined
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (data !== undefined) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        received.push(data)
        data = undefined
        return socket.write('250 taken\r\n')
      }
      if (text.startsWith('DATA')) {
        data = ''
        return socket.write('354 go on\r\n')
      }
      if (text.startsWith('QUIT')) return socket.end('221 bye\r\n')
      return socket.write(refusesAll && text.startsWith('RCPT') ? '550 no\r\n' : '250 test\r\n')
    })
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  smtp.close()
  await rm(folder, { recursive: true })
})

const settings = (smtpUrl?: string) => ({
  smtpUrl,
  dataFolder: folder,
  origin: 'https://cauce.example',
})
const company = { now: () => ({ sender: 'no-reply@ribera.example' }) }
const smtpUrl = () => `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}?ignoreTLS=true`

test('with SMTP a mail is sent with a stable message id for deduplication, the answer is told, and nothing is written to the outbox', async () => {
  const transport = openMailTransport(settings(smtpUrl()), company)
  expect(await transport.send(mail())).toBe('250 taken')
  transport.close()
  expect(received[0]).toContain('To: ana@example.org')
  expect(received[0]).toContain('From: Cauce <no-reply@ribera.example>')
  expect(received[0]).toContain('Message-ID: <01939b2e-7c00-7000-8000-000000000001@cauce.example>')
  expect(received[0]).toContain('Auto-Submitted: auto-generated')
  expect(await readdir(folder)).toEqual([])
})

test('a mail that the server refuses is an error, so that the job retries', async () => {
  refusesAll = true
  const transport = openMailTransport(settings(smtpUrl()), company)
  await expect(transport.send(mail())).rejects.toThrow()
  transport.close()
})

test('a subject cannot inject a header', async () => {
  refusesAll = false
  const transport = openMailTransport(settings(smtpUrl()), company)
  await transport.send(mail({ subject: 'Hola\r\nBcc: eve@example.org' }))
  transport.close()
  expect(received.at(-1)).not.toMatch(/^Bcc:/m)
})

test('without SMTP mails are written to the outbox, once each, and listed by time', async () => {
  const transport = openMailTransport(settings(), company)
  await transport.send(mail())
  await transport.send(mail())
  await transport.send(mail({ mailId: 'b', to: 'Eva@example.org', createdAt: new Date('2026-11-20T09:00:01.000Z') }))
  await keepInOutbox(folder, mail({ mailId: 'c', createdAt: new Date('2026-11-20T08:00:00.000Z') }), Buffer.from(''))
  const ids = async (query: Partial<Parameters<typeof readOutbox>[1]>) => {
    const { data, total } = await readOutbox(folder, { skip: 0, take: 10, orderSide: 'desc', ...query })
    return [total, ...data.map(({ mailId }) => mailId.slice(0, 1))]
  }
  expect(await ids({})).toEqual([3, 'b', '0', 'c'])
  expect(await ids({ orderSide: 'asc', skip: 1, take: 1 })).toEqual([3, '0'])
  expect(await ids({ to: 'eva' })).toEqual([1, 'b'])
  expect((await readdir(join(folder, 'outbox'))).filter((name) => name.endsWith('.eml'))).toHaveLength(3)
})

test('a mail server that accepts the connection and is silent fails the mail', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const transport = openMailTransport(
    settings(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`),
    company,
    100,
  )
  await expect(transport.send(mail())).rejects.toThrow(/timeout|never received/i)
  transport.close()
  silent.close()
})
