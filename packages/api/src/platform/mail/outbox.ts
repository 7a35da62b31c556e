import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadyMail } from './mail.transport.ts'

/** Stored in the data folder instead of sent. */
export interface KeptMail {
  readonly mailId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly createdAt: string
}

const folderIn = (dataFolder: string) => join(dataFolder, 'outbox')

/** `.eml` for mail programs, `.json` for the demonstration. */
export async function keepInOutbox(dataFolder: string, mail: ReadyMail, raw: Buffer): Promise<void> {
  const folder = folderIn(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Sortable by time; a retry overwrites.
  const name = `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.mailId}`
  const { mailId, to, subject, text, createdAt } = mail
  await writeWhole(join(folder, `${name}.eml`), raw)
  await writeWhole(
    join(folder, `${name}.json`),
    JSON.stringify({ mailId, to, subject, text, createdAt: createdAt.toISOString() } satisfies KeptMail),
  )
}

/** Atomic: write and rename. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

export interface OutboxQuery {
  readonly skip: number
  readonly take: number
  readonly orderSide: 'asc' | 'desc'
  readonly to?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly q?: string | undefined
}

/** By time. */
export async function readOutbox(
  dataFolder: string,
  { skip, take, orderSide, to, ids, q = '' }: OutboxQuery,
): Promise<{ data: KeptMail[]; total: number }> {
  const folder = folderIn(dataFolder)
  const files = await readdir(folder).catch(() => [] as string[])
  const names = files.filter((name) => name.endsWith('.json')).toSorted()
  const ordered = orderSide === 'desc' ? names.toReversed() : names
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeptMail
  const holds = (text: string, part = '') => text.toLowerCase().includes(part.toLowerCase())
  if (to === undefined && ids === undefined && q === '')
    return { data: await Promise.all(ordered.slice(skip, skip + take).map(read)), total: ordered.length }
  const mails = (await Promise.all(ordered.map(read))).filter(
    (mail) => holds(mail.to, to) && holds(`${mail.to} ${mail.subject}`, q) && (ids?.includes(mail.mailId) ?? true),
  )
  return { data: mails.slice(skip, skip + take), total: mails.length }
}
