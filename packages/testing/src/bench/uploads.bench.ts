/**
 * `npm run bench -- uploads [--seconds 20] [--only pdf,csv]`: honest uploads alone and beside hostile files, other
 * calls meanwhile, and the resident memory of the API. A process for each attack. Linux only.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { seedScale } from '@cauce/seed/scale'
import { startOwnDatabase } from '../own-database.ts'
import { startApiProcess } from './api-process.ts'
import type { HostileAnswers, HostileWork } from './hostile-senders.program.ts'
import { memoryOf } from './processor.ts'
import { send, type Form, type Sender } from './send-form.ts'
import { crc32, deflateSync } from 'node:zlib'
import { pdfBytes } from '../sample-files.ts'

const pdfOf = (text: string) => new File([`%PDF-1.7\n${text}`, pdfBytes()], 'documento.pdf')

/** Four megabytes of headers of objects. */
const objectsPdf = (): File => pdfOf('1 0 obj\n'.repeat(500_000))

/** Four megabytes between objects. */
const junkPdf = (): File => pdfOf('x\n'.repeat(2_000_000))

/** As many objects as in a tagged book. */
const heavyPdf = (): File =>
  pdfOf(
    Array.from(
      { length: 20_000 },
      (_, n) => `${n + 9} 0 obj\n<< /Type /StructElem /S /P /K ${n} /A [1 2 3] >>\nendobj\n`,
    ).join(''),
  )

interface Png {
  readonly width: number
  readonly height: number
  readonly bitDepth: 8 | 16
  readonly isInterlaced: boolean
  readonly rows: Buffer
}

function pngOf({ width, height, bitDepth, isInterlaced, rows }: Png): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // Colour with transparency.
  head.set([bitDepth, 6, 0, 0, isInterlaced ? 1 : 0], 8)
  const chunk = (type: string, content: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** 60 million pixels of one colour: 460 kB, 480 MB decoded. */
function bombPng(kind: 'plain' | 'interlaced'): File {
  const side = 7_744
  const isInterlaced = kind === 'interlaced'
  // Each row has its filter byte; the seven passes of Adam7 have fewer than twice the rows.
  const rows = Buffer.alloc(side * side * 8 + 2 * side)
  return new File([pngOf({ width: side, height: side, bitDepth: 16, isInterlaced, rows })], 'imagen.png')
}

/** Twelve million pixels, as of a telephone. */
function photoPng(): File {
  const [width, height] = [4_000, 3_000]
  const row = Buffer.alloc(width * 4 + 1)
  for (let at = 1; at < row.length; at += 1) row[at] = (at * at) >> 5
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return new File([(photo ??= pngOf({ width, height, bitDepth: 8, isInterlaced: false, rows }))], 'foto.png')
}

let photo: Buffer<ArrayBuffer> | undefined

/** Four megabytes of elements with twenty attributes. */
function attributesXml(): File {
  const attributes = Array.from({ length: 20 }, (_, n) => `a${n}="1"`).join(' ')
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02'
  const elements = `<A ${attributes}/>`.repeat(Math.floor(4_000_000 / (attributes.length + 6)))
  return new File(
    [`<?xml version="1.0"?><Document xmlns="${namespace}"><BkToCstmrStmt>${elements}</BkToCstmrStmt></Document>`],
    'extracto.xml',
  )
}

/** More lines than an import takes. */
const longCsv = (): File => new File([`a;b\n${'1;2\n'.repeat(900_000)}`], 'lista.csv')

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
})
const SECONDS = Number(values.seconds)
/** Honest uploads alone, and beside each attack at least. */
const SAMPLES = 30
const ATTACKERS = 15
/** One person may not send so many complaints. */
const PEOPLE = 120
const PAUSE_MS = 200

interface Attack {
  readonly name: string
  readonly path: string
  readonly part: string
  readonly file: () => File
  readonly fields?: Readonly<Record<string, string>>
  readonly sender: (attacker: number) => Sender
  readonly honest: keyof typeof honestFiles
  readonly attackers?: number
}

const honestFiles = { pdf: heavyPdf, picture: photoPng }
const COMPLAINTS = { path: '/v1/support/complaints', part: 'documents', fields: { name: 'Eva', description: 'No' } }
const oneAddress = () => ({ address: '203.0.113.7' })
const someAddresses = (attacker: number) => ({ address: `203.0.113.${attacker}` })

const { folder, database, stop } = await startOwnDatabase({ warn: console.warn })
try {
  const { administrators, investors } = await seedScale(database.ownerUrl, {
    investors: PEOPLE,
    projects: 1,
    walletCents: 0n,
    financingCents: 100n,
  })
  const loggedIn = () => ({ ...oneAddress(), token: investors[0]!.token })
  const tokenOf = (count: number) => investors[1 + (count % (PEOPLE - 1))]!.token
  const staff = () => ({ ...oneAddress(), token: administrators[1]!.token })
  const complaint = (name: string, file: () => File, honest: Attack['honest'], sender: Attack['sender']): Attack => ({
    ...COMPLAINTS,
    name,
    file,
    honest,
    sender,
  })
  const attacks: readonly Attack[] = [
    complaint('pdf of objects from one address', objectsPdf, 'pdf', oneAddress),
    complaint('pdf of objects from 15 addresses', objectsPdf, 'pdf', someAddresses),
    complaint('pdf of objects from one person', objectsPdf, 'pdf', loggedIn),
    complaint('pdf of junk from 15 addresses', junkPdf, 'pdf', someAddresses),
    complaint('picture bomb from one address', () => bombPng('plain'), 'picture', oneAddress),
    complaint('picture bomb from 15 addresses', () => bombPng('plain'), 'picture', someAddresses),
    complaint('picture bomb from one person', () => bombPng('plain'), 'picture', loggedIn),
    complaint('interlaced bomb from 15 addresses', () => bombPng('interlaced'), 'picture', someAddresses),
    {
      name: 'xml of attributes from an administrator',
      path: '/v1/bank/files',
      part: 'file',
      file: attributesXml,
      sender: staff,
      honest: 'pdf',
      attackers: 1,
    },
    {
      name: 'csv of rows from an administrator',
      path: '/v1/misc/imports',
      part: 'file',
      fields: { kind: 'customers' },
      file: longCsv,
      sender: staff,
      honest: 'pdf',
      attackers: 1,
    },
  ]
  console.log(
    '| attack | honest | p50 alone | p50 beside | p95 alone | p95 beside | ratio | other calls p95, most | attack answers (most ms) | memory before, most, after |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const attack of attacks.filter(({ name }) => values.only.split(',').some((part) => name.includes(part))))
    await attackOnce(attack)

  async function attackOnce(attack: Attack): Promise<void> {
    const api = await startApiProcess(database.url, folder, { isForwardedTrusted: true })
    const { port } = api
    const pid = api.child.pid!
    const hostile = await formOf(attack.file(), attack)
    const manyAddresses = (count: number) => `2001:db8:${count >> 8}:${count % 256}::1`
    const honest = [
      { who: 'visitor', sender: (count: number) => ({ address: manyAddresses(count) }) },
      { who: 'person', sender: (count: number) => ({ address: manyAddresses(count), token: tokenOf(count) }) },
    ].map((each) => ({ ...each, alone: [] as number[], beside: [] as number[], refused: new Map<number, number>() }))
    let count = 0
    const upload = async (one: (typeof honest)[number], times: number[]) => {
      count += 1
      const fields = { ...COMPLAINTS.fields, email: `eva${port}-${count}@scale.example` }
      const form = await formOf(honestFiles[attack.honest](), { ...COMPLAINTS, fields })
      const { status, ms } = await send(port, COMPLAINTS.path, form, one.sender(count))
      times.push(ms)
      if (status !== 201) one.refused.set(status, (one.refused.get(status) ?? 0) + 1)
    }
    for (let round = -2; round < SAMPLES; round += 1)
      for (const one of honest) await upload(one, round < 0 ? [] : one.alone)
    const before = memoryOf(pid, 'now')
    const until = performance.now() + SECONDS * 1000
    const isRunning = () => performance.now() < until || honest.some(({ beside }) => beside.length < SAMPLES)
    const senders = Array.from({ length: attack.attackers ?? ATTACKERS }, (_, attacker) => attack.sender(attacker))
    const workerData = { port, path: attack.path, form: hostile, senders } satisfies HostileWork
    const attackers = new Worker(new URL('hostile-senders.program.ts', import.meta.url), { workerData })
    await once(attackers, 'online')
    await sleep(100)
    const others: number[] = []
    const probe = (async () => {
      while (isRunning()) {
        const startedAt = performance.now()
        await fetch(`http://127.0.0.1:${port}/v1/project/projects`)
        others.push(performance.now() - startedAt)
        await sleep(50)
      }
    })()
    await Promise.all(
      honest.map(async (one) => {
        do {
          await upload(one, one.beside)
          await sleep(PAUSE_MS)
        } while (isRunning())
      }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    attackers.postMessage('stop')
    const [answers] = (await once(attackers, 'message')) as [HostileAnswers]
    await probe
    await sleep(2_000)
    const memory = [before, memoryOf(pid, 'most'), memoryOf(pid, 'now')].map((each) => each.toFixed(0)).join(', ')
    const attackText = [...answers].map(([answer, { count: sum, most }]) => `${sum} x ${answer} (${most.toFixed(0)})`)
    for (const { who, alone, beside, refused } of honest) {
      const [a50, b50, a95, b95] = [at(alone, 0.5), at(beside, 0.5), at(alone, 0.95), at(beside, 0.95)]
      const refusedText = [...refused].map(([status, sum]) => `, ${sum} x ${status}`).join('')
      const figures = [a50, b50, a95, b95].map((ms) => ms.toFixed(0)).join(' | ')
      console.log(
        `| ${attack.name} | ${who}, ${beside.length}${refusedText} | ${figures} | ${(b95 / a95).toFixed(1)} | ${at(others, 0.95).toFixed(0)}, ${at(others, 1).toFixed(0)} | ${attackText.join(', ')} | ${memory} MB |`,
      )
    }
    await api.kill()
  }
} finally {
  await stop()
}

async function formOf(file: File, { part, fields = {} }: Pick<Attack, 'part' | 'fields'>): Promise<Form> {
  const form = new FormData()
  const all = part === 'documents' ? { email: 'eva@scale.example', ...fields } : fields
  for (const [name, value] of Object.entries(all)) form.append(name, value)
  form.append(part, file)
  const response = new Response(form)
  return { type: response.headers.get('content-type')!, bytes: new Uint8Array(await response.arrayBuffer()) }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
