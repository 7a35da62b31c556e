import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './fees.schema.ts'

const tag = 'Fees'

export const feeEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/fees',
    operation: 'fees.list',
    tag,
    permission: 'fees.read',
    summary: 'List fees',
    query: listQuery(['createdAt', 'amount'], schema.feeFilters),
    output: page(schema.Fee),
  },
  summarize: {
    method: 'GET',
    path: '/v1/project/fees/summary',
    operation: 'fees.summarize',
    tag,
    permission: 'statistics.read',
    summary: 'Sum fees by period',
    query: schema.summaryQuery,
    output: schema.FeeSummary,
    errors: ['too-many-periods'],
  },
  read: {
    method: 'GET',
    path: '/v1/project/fees/{id}',
    operation: 'fees.read',
    tag,
    permission: 'fees.read',
    summary: 'Read a fee',
    params: IdParams,
    output: schema.Fee,
  },
})
