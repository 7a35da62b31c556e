import type { IncomingMessage } from 'node:http'
import type { S3Settings } from '@cauce/api'
import { HttpPeer, type Answer } from './http-peer.ts'

const BUCKET = 'cauce'
const ACCESS_KEY = 'key'
/** Small, to force pagination. */
const PAGE_SIZE = 2

/** The subset of S3 that storage uses: path-style addresses, signed requests, pages of two. */
export async function startS3Peer(): Promise<{ peer: HttpPeer; objects: Map<string, Buffer>; settings: S3Settings }> {
  const objects = new Map<string, Buffer>()
  const peer = await HttpPeer.start((request, body) => answerOf(objects, request, body))
  const settings = {
    bucket: BUCKET,
    region: 'eu-south-2',
    endpoint: peer.url,
    accessKeyId: ACCESS_KEY,
    secretAccessKey: 'secret',
  }
  return { peer, objects, settings }
}

function answerOf(objects: Map<string, Buffer>, { headers, method, url }: IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(url!, 'http://localhost')
  if (!headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/`)) return { status: 403 }
  if (searchParams.get('list-type') === '2') return { status: 200, body: pageOf(objects, searchParams) }
  const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length))
  if (method === 'PUT') {
    objects.set(key, body)
    return { status: 200 }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const stored = objects.get(key)
  return stored ? { status: 200, body: stored } : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
}

function pageOf(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted()
  const start = Number(query.get('continuation-token') ?? 0)
  const contents = keys.slice(start, start + PAGE_SIZE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const isLast = start + PAGE_SIZE >= keys.length
  const next = isLast ? '' : `<NextContinuationToken>${start + PAGE_SIZE}</NextContinuationToken>`
  return `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}
