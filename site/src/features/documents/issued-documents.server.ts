import type { Client } from '@cauce/client'
import { CHECKED_NUMBER, FILE_HASH } from '@cauce/contract'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { dataOf } from '../../http/client.server.ts'
import { type DocumentFilters, type IssuedDocument, PAGE_SIZE } from './issued-documents.ts'

/** With filter options, and the number of older ones still being made. */
export async function loadIssued(client: Client, userId: string, filters: DocumentFilters) {
  const { kind, year, projectId, page } = filters
  const query = {
    userId,
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
    ...(kind && { kind }),
    ...(year !== undefined && { year }),
    ...(projectId && { projectId }),
  }
  // Staff have no investments and no missing documents.
  const request = await client.POST('/v1/account/issued-documents/due')
  const [shown, all] = await Promise.all([
    dataOf(client.GET('/v1/account/issued-documents', { params: { query } })),
    loadAll(client, userId),
  ])
  const projects = new Map(
    all.flatMap(({ projectId: id, projectName }) => (id && projectName ? [[id, projectName]] : [])),
  )
  return {
    documents: shown.data,
    total: shown.total,
    hasAny: all.length > 0,
    due: request.data?.due ?? 0,
    years: [...new Set(all.map((document) => document.year))].toSorted((one, other) => other - one),
    projects: [...projects].toSorted(([, one], [, other]) => one.localeCompare(other, 'es')),
  }
}

async function loadAll(client: Client, userId: string): Promise<IssuedDocument[]> {
  const all: IssuedDocument[] = []
  for (;;) {
    const query = { userId, skip: all.length, take: MAXIMUM_TAKE }
    const { data, total } = await dataOf(client.GET('/v1/account/issued-documents', { params: { query } }))
    all.push(...data)
    if (data.length === 0 || all.length >= total) return all
  }
}

export async function checkDocument(client: Client, query: URLSearchParams) {
  const number = (query.get('number') ?? '').trim().toUpperCase()
  const sha256 = (query.get('hash') ?? '').replaceAll(/\s/g, '').toLowerCase()
  const isAsked = query.has('number') || query.has('hash')
  const isNumber = CHECKED_NUMBER.test(number)
  const isHash = FILE_HASH.test(sha256)
  const wrong = { number: isAsked && !isNumber, hash: isAsked && !isHash }
  if (!isNumber || !isHash) return { number, sha256, wrong, answer: undefined }
  const params = { query: { number, sha256 } }
  return { number, sha256, wrong, answer: await dataOf(client.GET('/v1/account/issued-documents/check', { params })) }
}
