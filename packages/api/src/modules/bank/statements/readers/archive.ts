import { crc32, inflateRawSync } from 'node:zlib'
import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { RefusedFile } from './refused-file.ts'

/** As sent or unpacked. */
export interface StatementFile {
  readonly name: string
  readonly bytes: Uint8Array
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
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

/**
 * Unpacks a ZIP, or returns the file itself. Sizes come from the directory and bound unpacking; checksums are verified;
 * directories, macOS metadata and nested ZIPs are skipped or refused. Parsed here because small ZIP packages do not
 * verify the checksum.
 */
export function unpackStatementFiles(
  name: string,
  bytes: Uint8Array,
): { readonly files: readonly StatementFile[] } | { readonly refusal: StatementFileRefusal } {
  if (!isArchive(bytes)) return { files: [{ name, bytes }] }
  try {
    return { files: filesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
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

function filesOf(archive: Buffer): StatementFile[] {
  const entries = directoryOf(archive).filter(({ name }) => !/\/$|^__MACOSX\/|(^|\/)\.DS_Store$/.test(name))
  if (entries.length === 0) throw new RefusedFile('archive-empty', 1)
  if (entries.length > MAXIMUM_FILES) throw new RefusedFile('archive-files', 1, { maximum: String(MAXIMUM_FILES) })
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAXIMUM_BYTES)
    throw new RefusedFile('archive-size', 1, { maximum: String(MAXIMUM_BYTES / 1024 / 1024) })
  return entries.map((entry) => ({ name: baseNameOf(entry), bytes: bytesOf(archive, entry) }))
}

const baseNameOf = ({ name }: Entry) => sliceOfText(name.split(/[/\\]/).at(-1)!, 0, 200)

function unreadable(): never {
  throw new RefusedFile('archive-unreadable', 1)
}

/** Central directory. ZIP64 and split archives are not supported. */
function directoryOf(archive: Buffer): Entry[] {
  const end = endOf(archive)
  const count = archive.readUInt16LE(end + 10)
  const start = archive.readUInt32LE(end + 16)
  if (archive.readUInt16LE(end + 8) !== count || start + archive.readUInt32LE(end + 12) !== end) unreadable()
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY) unreadable()
    const flags = archive.readUInt16LE(at + 8)
    const nameEnd = at + ENTRY_BYTES + archive.readUInt16LE(at + 28)
    const next = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    entries.push({
      name: archive.toString(flags & IS_UTF8 ? 'utf8' : 'latin1', at + ENTRY_BYTES, nameEnd),
      flags,
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    })
    at = next
  }
  if (at !== end) unreadable()
  return entries
}

/** Offset of the end record, whose comment reaches the last byte. */
function endOf(archive: Buffer): number {
  const last = archive.length - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAXIMUM_COMMENT); at -= 1)
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY && archive.readUInt16LE(at + 20) === last - at) return at
  return unreadable()
}

function bytesOf(archive: Buffer, entry: Entry): Uint8Array {
  const file = baseNameOf(entry)
  if (entry.flags & IS_ENCRYPTED) throw new RefusedFile('archive-encrypted', 1, { file })
  const { offset } = entry
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL_HEADER) unreadable()
  const start = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const bytes = unpackedOf(archive.subarray(start, start + entry.packed), entry)
  if (bytes?.length !== entry.unpacked || crc32(bytes) !== entry.checksum)
    throw new RefusedFile('archive-damaged', 1, { file })
  if (isArchive(bytes)) throw new RefusedFile('archive-nested', 1, { file })
  return bytes
}

function unpackedOf(packed: Buffer, { method, unpacked }: Entry): Buffer | undefined {
  if (method === STORED) return packed
  if (method !== DEFLATED) unreadable()
  try {
    return inflateRawSync(packed, { maxOutputLength: unpacked + 1 })
  } catch {
    return undefined
  }
}
