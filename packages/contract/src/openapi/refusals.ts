import type { Endpoint } from '../endpoint.ts'
import { type ErrorCode, errorCodes, errors } from '../errors.ts'
import type { FileKind } from '../files.ts'
import { isPermitted, ROLES } from '../permissions.ts'

export function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const possible = new Set<ErrorCode>([
    ...(endpoint.errors ?? []),
    ...refusalsOfAccess(endpoint),
    ...refusalsOfInput(endpoint),
  ])
  possible.add('too-many-requests').add('unavailable').add('unexpected')
  return errorCodes.filter((code) => possible.has(code))
}

export function refusalsByStatus(endpoint: Endpoint): [status: number, codes: ErrorCode[]][] {
  const codes = refusalsOf(endpoint)
  const statuses = [...new Set(codes.map((code) => errors[code].status))].toSorted((a, b) => a - b)
  return statuses.map((status) => [status, codes.filter((code) => errors[code].status === status)])
}

function refusalsOfAccess({ method, permission, needsCode }: Endpoint): ErrorCode[] {
  const isForVisitors = isPermitted(permission, 'visitor')
  return [
    ...(method === 'GET' ? [] : (['origin-refused'] as const)),
    ...(isForVisitors ? [] : (['not-logged-in', 'session-expired'] as const)),
    ...(isForVisitors || isPermitted(permission, 'pending') ? [] : (['code-owed'] as const)),
    ...(ROLES.every((role) => isPermitted(permission, role)) ? [] : (['forbidden'] as const)),
    ...(needsCode ? (['code-required'] as const) : []),
  ]
}

const PICTURE = ['picture-unreadable'] as const
const CONTENT_REFUSALS: Readonly<Record<FileKind, readonly ErrorCode[]>> = {
  png: PICTURE,
  jpg: PICTURE,
  webp: PICTURE,
  pdf: ['document-unreadable', 'document-encrypted', 'document-active'],
  json: [],
  mp4: ['video-unreadable'],
  xml: [],
  txt: [],
  zip: [],
}

/** Refusals of the input. Every endpoint has `input-invalid`, because unknown parameters are refused everywhere. */
function refusalsOfInput({ method, params, files, isIdempotent }: Endpoint): ErrorCode[] {
  return [
    'input-invalid',
    ...(params ? (['not-found'] as const) : []),
    ...(method === 'GET' ? [] : (['body-unreadable', 'body-too-deep', 'body-too-large'] as const)),
    ...(files ? (['too-many-uploads', 'file-too-large', 'file-kind', 'too-many-files', 'file-empty'] as const) : []),
    ...Object.values(files ?? {}).flatMap(({ kinds }) => kinds.flatMap((kind) => CONTENT_REFUSALS[kind])),
    ...(isIdempotent
      ? (['idempotency-key-invalid', 'idempotency-key-reused', 'idempotency-in-progress'] as const)
      : []),
  ]
}
