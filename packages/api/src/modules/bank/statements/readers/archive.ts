import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { type Bytes, piecesOf, type Spool } from '../../../../spool.ts'
import { RefusedFile } from './refused-file.ts'

/** As sent or unpacked. */
export interface StatementFile {
  readonly name: string
  readonly bytes: Bytes
}

/** ZIP limits, checked before unpacking. */
const [MAXIMUM_FILES, MAXIMUM_BYTES] = [100, 256 * 1024 * 1024]

const END_OF_DIRECTORY = 0x06054b50
const END_BYTES = 22
const MAXIMUM_COMMENT = 0xffff
const [ENTRY, ENTRY_BYTES] = [0x02014b50, 46]
const LOCAL_HEADER = 0x04034b50
const LOCAL_BYTES = 30
const IS_ENCRYPTED = 0x1
const IS_UTF8 = 0x800
const [STORED, DEFLATED] = [0, 8]

/** ZIP signature, including an empty archive. */
const SIGNATURES = ['504b0304', '504b0506']
export const isArchive = (bytes: Bytes): boolean => SIGNATURES.includes(bytes.subarray(0, 4).toString('hex'))

/**
 * Unpacks a ZIP, or returns the file itself. Sizes come from the directory and bound unpacking; checksums are verified;
 * directories, macOS metadata and nested ZIPs are skipped or refused. Parsed here because small ZIP packages do not
 * verify the checksum.
 */
export async function unpackStatementFiles(
  { name, bytes }: StatementFile,
  newSpool: () => Spool,
): Promise<{ readonly files: readonly StatementFile[] } | { readonly refusal: StatementFileRefusal }> {
  if (!isArchive(bytes)) return { files: [{ name, bytes }] }
  try {
    return { files: await filesOf(bytes, newSpool) }
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal }
    throw error
  }
}

interface Entry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
}

async function filesOf(archive: Bytes, newSpool: () => Spool): Promise<StatementFile[]> {
  const entries = directoryOf(archive).filter(({ name }) => !/\/$|^__MACOSX\/|(^|\/)\.DS_Store$/.test(name))
  if (entries.length === 0) throw new RefusedFile('archive-empty', 1)
  if (entries.length > MAXIMUM_FILES) throw new RefusedFile('archive-files', 1, { maximum: String(MAXIMUM_FILES) })
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAXIMUM_BYTES)
    throw new RefusedFile('archive-size', 1, { maximum: String(MAXIMUM_BYTES / 1024 / 1024) })
  const files: StatementFile[] = []
  for (const entry of entries) {
    const bytes = newSpool()
    await unpack(archive, entry, bytes)
    files.push({ name: baseNameOf(entry), bytes })
  }
  return files
}

const baseNameOf = ({ name }: Entry) => sliceOfText(name.split(/[/\\]/).at(-1)!, 0, 200)

function unreadable(): never {
  throw new RefusedFile('archive-unreadable', 1)
}

/** Central directory. ZIP64 and split archives are not supported. */
function directoryOf(archive: Bytes): Entry[] {
  const { end, record } = endOf(archive)
  const count = record.readUInt16LE(10)
  const start = record.readUInt32LE(16)
  if (record.readUInt16LE(8) !== count || start + record.readUInt32LE(12) !== end) unreadable()
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    const entry = archive.subarray(at, at + ENTRY_BYTES)
    if (at + ENTRY_BYTES > end || entry.readUInt32LE(0) !== ENTRY) unreadable()
    const flags = entry.readUInt16LE(8)
    const nameEnd = at + ENTRY_BYTES + entry.readUInt16LE(28)
    entries.push({
      name: archive.subarray(at + ENTRY_BYTES, nameEnd).toString(flags & IS_UTF8 ? 'utf8' : 'latin1'),
      flags,
      method: entry.readUInt16LE(10),
      checksum: entry.readUInt32LE(16),
      packed: entry.readUInt32LE(20),
      unpacked: entry.readUInt32LE(24),
      offset: entry.readUInt32LE(42),
    })
    at = nameEnd + entry.readUInt16LE(30) + entry.readUInt16LE(32)
  }
  if (at !== end) unreadable()
  return entries
}

/** The end record, whose comment reaches the last byte. */
function endOf(archive: Bytes): { readonly end: number; readonly record: Buffer } {
  const from = Math.max(0, archive.length - END_BYTES - MAXIMUM_COMMENT)
  const tail = archive.subarray(from)
  const last = tail.length - END_BYTES
  for (let at = last; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === END_OF_DIRECTORY && tail.readUInt16LE(at + 20) === last - at)
      return { end: from + at, record: tail.subarray(at) }
  return unreadable()
}

async function unpack(archive: Bytes, entry: Entry, spool: Spool): Promise<void> {
  const file = baseNameOf(entry)
  if (entry.flags & IS_ENCRYPTED) throw new RefusedFile('archive-encrypted', 1, { file })
  const damaged = () => new RefusedFile('archive-damaged', 1, { file })
  let checksum = 0
  const keep = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      if (spool.length + piece.length > entry.unpacked) throw damaged()
      checksum = crc32(piece, checksum)
      await spool.add(piece)
    }
  }
  const packed = Readable.from(packedPiecesOf(archive, entry))
  await (entry.method === STORED ? pipeline(packed, keep) : pipeline(packed, createInflateRaw(), keep)).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code?.startsWith('Z_') ? damaged() : error
    },
  )
  if (spool.length !== entry.unpacked || checksum !== entry.checksum) throw damaged()
  if (isArchive(spool)) throw new RefusedFile('archive-nested', 1, { file })
}

function packedPiecesOf(archive: Bytes, { offset, method, packed }: Entry): Iterable<Buffer> {
  const header = archive.subarray(offset, offset + LOCAL_BYTES)
  const isKnown = method === STORED || method === DEFLATED
  if (!isKnown || header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) unreadable()
  const start = offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  return piecesOf(archive, start, start + packed)
}
