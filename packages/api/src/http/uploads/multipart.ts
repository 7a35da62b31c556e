import { fileKinds, MAXIMUM_FILE_BYTES, Refusal, type Endpoint, type FileKind, type FilePart } from '@cauce/contract'
import type { Multipart } from '@fastify/multipart'
import { fileTypeFromBuffer } from 'file-type'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../bind.ts'
import { expectToOpen } from './contents.ts'
import { uploadName } from './names.ts'

export interface MultipartBody {
  readonly fields: Record<string, unknown>
  readonly files: Upload[]
}

const MEGABYTE = 1024 * 1024
/** All files of a request, in bytes: they are held in memory. */
const maximumTotalOf = (endpoint: Endpoint) => Math.max(8 * MAXIMUM_FILE_BYTES, maximumOf(endpoint))
/** Bytes. */
const maximumOf = ({ files = {} }: Endpoint) => Math.max(...Object.values(files).map(maximumOfPart))
const maximumOfPart = ({ maximumMegabytes }: FilePart) =>
  maximumMegabytes === undefined ? MAXIMUM_FILE_BYTES : maximumMegabytes * MEGABYTE

/** Limits size while streaming, detects kinds by content (handbook rules 10.2, 10.3). */
export async function readMultipart(request: FastifyRequest, endpoint: Endpoint): Promise<MultipartBody> {
  const fields = new Map<string, unknown[]>()
  const files: Upload[] = []
  const maximum = maximumTotalOf(endpoint)
  for await (const part of partsOf(request, maximumOf(endpoint))) {
    if (part.type === 'file') files.push(await readFile(part, endpoint.files?.[part.fieldname]))
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

async function readFile(part: Extract<Multipart, { type: 'file' }>, expected: FilePart | undefined): Promise<Upload> {
  const path = part.fieldname
  if (!expected)
    throw new Refusal({ code: 'input-invalid', errors: [{ path, code: 'unknown-field', params: { field: path } }] })
  const maximum = maximumOfPart(expected)
  const tooLarge = () => new Refusal({ code: 'file-too-large', params: { maximumMegabytes: maximum / MEGABYTE }, path })
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    throw readable(error)
  })
  if (bytes.length >= maximum) throw tooLarge()
  if (bytes.length === 0) throw new Refusal({ code: 'file-empty', path })
  const kind = await kindOf(bytes, expected)
  if (!kind || !expected.kinds.includes(kind)) {
    throw new Refusal({
      code: 'file-kind',
      params: { kinds: expected.kinds.map((allowed) => allowed.toUpperCase()).join(', ') },
      path,
    })
  }
  await expectToOpen(kind, bytes, path)
  return { part: path, name: uploadName(part.filename, kind), kind, bytes }
}

/** By magic bytes; content without them is text where text is expected. */
async function kindOf(bytes: Buffer, { kinds }: FilePart): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found && kinds.includes('txt')) return 'txt'
  if (found) return (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind] === found.mime)
  try {
    JSON.parse(bytes.toString('utf8'))
    return 'json'
  } catch {
    return undefined
  }
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
