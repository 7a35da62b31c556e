import { fileKinds, MAXIMUM_FILE_BYTES, Refusal, type Endpoint, type FileKind, type FilePart } from '@cauce/contract'
import type { Multipart } from '@fastify/multipart'
import { fileTypeFromBuffer } from 'file-type'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../bind.ts'
import { uploadName } from './names.ts'
import type { FileReader } from './reading-room.ts'
import { isXml } from '../../detect-text.ts'
import type { Bytes } from '../../spool.ts'

export interface MultipartBody {
  readonly fields: Record<string, unknown>
  readonly files: Upload[]
}

const MEGABYTE = 1024 * 1024
/** All files of a request, in bytes. */
const maximumTotalOf = (endpoint: Endpoint) => Math.max(8 * MAXIMUM_FILE_BYTES, maximumOf(endpoint))
/** Bytes. */
const maximumOf = ({ files = {} }: Endpoint) => Math.max(...Object.values(files).map(maximumOfPart))
const maximumOfPart = ({ maximumMegabytes }: FilePart) =>
  maximumMegabytes === undefined ? MAXIMUM_FILE_BYTES : maximumMegabytes * MEGABYTE

/** Limits size while streaming, detects kinds by content (handbook rules 10.2, 10.3). */
export async function readMultipart(
  request: FastifyRequest,
  endpoint: Endpoint,
  reader: FileReader,
): Promise<MultipartBody> {
  const fields = new Map<string, unknown[]>()
  const files: Upload[] = []
  const maximum = maximumTotalOf(endpoint)
  const declared = Number(request.headers['content-length'] ?? 0)
  for await (const part of partsOf(request, maximumOf(endpoint))) {
    if (part.type === 'file') files.push(await readFile(part, endpoint.files?.[part.fieldname], { reader, declared }))
    else fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value])
    if (files.reduce((total, file) => total + file.bytes.length, 0) > maximum)
      throw new Refusal({ code: 'body-too-large', params: { maximumMegabytes: maximum / MEGABYTE } })
  }
  checkFileCounts(endpoint, files)
  const named = [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  return { fields: Object.fromEntries(named) as MultipartBody['fields'], files }
}

const MAXIMUM_FILES = 30
const LIMITS = { files: MAXIMUM_FILES, fields: 100, fieldSize: 100_000 }

async function* partsOf(request: FastifyRequest, maximum: number): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { ...LIMITS, fileSize: maximum } })
  } catch (error) {
    throw readable(error)
  } finally {
    // After a refusal the rest is read past: the next call on this connection comes behind it.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** Parser errors of truncated or malformed bodies carry no status: the sender's mistake. */
function readable(error: unknown): unknown {
  if ((error as { code?: string }).code === 'FST_FILES_LIMIT')
    return new Refusal({ code: 'too-many-files', params: { maximum: MAXIMUM_FILES } })
  return error instanceof Refusal || (error as { statusCode?: number }).statusCode !== undefined
    ? error
    : new Refusal({ code: 'body-unreadable' })
}

async function readFile(
  part: Extract<Multipart, { type: 'file' }>,
  expected: FilePart | undefined,
  { reader, declared }: { readonly reader: FileReader; readonly declared: number },
): Promise<Upload> {
  const path = part.fieldname
  if (!expected)
    throw new Refusal({ code: 'input-invalid', errors: [{ path, code: 'unknown-field', params: { field: path } }] })
  const maximum = maximumOfPart(expected)
  const tooLarge = () => new Refusal({ code: 'file-too-large', params: { maximumMegabytes: maximum / MEGABYTE }, path })
  const bytes = await (expected.maximumMegabytes === undefined
    ? bytesOf(part, reader, Math.min(declared, maximum))
    : spooled(part, reader))
  if (bytes.length >= maximum) throw tooLarge()
  if (bytes.length === 0) throw new Refusal({ code: 'file-empty', path })
  const kind = await kindOf(bytes, expected)
  const code =
    kind && expected.kinds.includes(kind) ? await reader.check(kind, () => bytes.subarray(), path) : 'file-kind'
  if (kind === undefined || code !== undefined) {
    const kinds = expected.kinds.map((allowed) => allowed.toUpperCase()).join(', ')
    throw new Refusal({ code: code ?? 'file-kind', ...(code === 'file-kind' && { params: { kinds } }), path })
  }
  return { part: path, name: uploadName(part.filename, kind), kind, bytes }
}

/**
 * Cut at the limit, into one buffer of the length of the request, of which only what is written takes memory.
 */
async function bytesOf(
  { file, fieldname }: Extract<Multipart, { type: 'file' }>,
  reader: FileReader,
  expected: number,
): Promise<Buffer> {
  let bytes = Buffer.allocUnsafeSlow(expected)
  let length = 0
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      reader.take(chunk.length, fieldname)
      if (length + chunk.length > bytes.length)
        bytes = Buffer.concat([bytes.subarray(0, length)], 2 * (length + chunk.length))
      length += chunk.copy(bytes, length)
    }
  } catch (error) {
    throw readable(error)
  }
  return bytes.subarray(0, length)
}

async function spooled({ file, fieldname }: Extract<Multipart, { type: 'file' }>, reader: FileReader): Promise<Bytes> {
  const spool = reader.newSpool()
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      reader.take(chunk.length, fieldname)
      await spool.add(chunk)
    }
  } catch (error) {
    throw readable(error)
  }
  return spool
}

/** `file-type` looks further into archives and containers, at the sender's pleasure. */
const BEGINNING_BYTES = 4_100
/** Tab, line feed, carriage return and space: viewers pass over them before a PDF (ISO 32000-1, annex H). */
const LINE_SIGNS = [0x09, 0x0a, 0x0d, 0x20]

/** By magic bytes, also behind empty lines; content without them is XML, text or JSON where that is expected. */
async function kindOf(bytes: Bytes, { kinds }: FilePart): Promise<FileKind | undefined> {
  const beginning = bytes.subarray(0, BEGINNING_BYTES)
  const start = beginning.findIndex((byte) => !LINE_SIGNS.includes(byte))
  const found = await fileTypeFromBuffer(beginning.subarray(Math.max(0, start)))
  if (found) return (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind] === found.mime)
  if (kinds.includes('xml') && isXml(bytes)) return 'xml'
  return (['txt', 'json'] as const).find((kind) => kinds.includes(kind))
}

/** Required and superfluous files, for JSON bodies too. */
export function checkFileCounts(endpoint: Endpoint, files: readonly Upload[]): void {
  for (const [path, expected] of Object.entries(endpoint.files ?? {})) {
    const count = files.filter((file) => file.part === path).length
    const maximum = expected.maximumCount ?? 1
    if (count > maximum) throw new Refusal({ code: 'too-many-files', params: { maximum }, path })
    if (count === 0 && expected.isRequired)
      throw new Refusal({ code: 'input-invalid', errors: [{ path, code: 'required' }] })
  }
}
