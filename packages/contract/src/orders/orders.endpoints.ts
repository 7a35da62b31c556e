import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './orders.schema.ts'

const tag = 'Orders'

export const orderEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/orders',
    operation: 'orders.list',
    tag,
    permission: 'orders.read',
    summary: 'List orders',
    query: listQuery(schema.ORDER_COLUMNS, schema.orderFilters),
    output: page(schema.Order),
  },
  create: {
    method: 'POST',
    path: '/v1/project/orders',
    operation: 'orders.create',
    tag,
    permission: 'orders.create',
    summary: 'Invest in a project',
    body: schema.OrderBody,
    output: schema.Order,
    isIdempotent: true,
    needsCode: 'sometimes',
    errors: [
      'code-required',
      'identity-not-approved',
      'investing-not-possible',
      'phase-stale',
      'below-minimum-investment',
      'above-project-remainder',
      'above-project-maximum',
      'investor-places-taken',
      'above-available-balance',
    ],
  },
  read: {
    method: 'GET',
    path: '/v1/project/orders/{id}',
    operation: 'orders.read',
    tag,
    permission: 'orders.read',
    summary: 'Read an order',
    params: IdParams,
    output: schema.Order,
  },
  revoke: {
    method: 'POST',
    path: '/v1/project/orders/{id}/revoke',
    operation: 'orders.revoke',
    tag,
    permission: 'orders.revoke',
    status: 200,
    summary: 'Revoke an order in its reflection period, at no cost',
    params: IdParams,
    output: schema.Order,
    isIdempotent: true,
    errors: ['state-forbids', 'reflection-ended'],
  },
  disinvest: {
    method: 'POST',
    path: '/v1/project/orders/{id}/disinvest',
    operation: 'orders.disinvest',
    tag,
    permission: 'orders.revoke',
    status: 200,
    summary: 'Leave a project before it is financed, for its cancellation fee',
    params: IdParams,
    output: schema.Order,
    isIdempotent: true,
    errors: ['state-forbids', 'disinvestment-not-possible'],
  },
})
