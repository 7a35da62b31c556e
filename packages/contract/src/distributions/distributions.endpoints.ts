import { endpoints } from '../endpoint.ts'
import { ATTACHMENT_KINDS, SignedUrl } from '../files.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './distributions.schema.ts'

const tag = 'Distributions'
const proof = {
  kinds: ATTACHMENT_KINDS,
  isRequired: true,
  description: "Proof of the promoter's payment: image or PDF below 5 MB.",
} as const

export const distributionEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/distributions',
    operation: 'distributions.list',
    tag,
    permission: 'distributions.read',
    summary: 'List distributions',
    query: listQuery(['dueDate', 'number', 'status', 'updatedAt'], schema.distributionFilters),
    output: page(schema.Distribution),
  },
  listPayments: {
    method: 'GET',
    path: '/v1/project/distributions/payments',
    operation: 'distributions.listPayments',
    tag,
    permission: 'orders.read',
    summary: 'List what a person is paid by distributions, expected or done',
    query: listQuery(['dueDate'], { userId: Id.optional(), ...schema.distributionFilters }),
    output: page(schema.PlannedPayment),
  },
  read: {
    method: 'GET',
    path: '/v1/project/distributions/{id}',
    operation: 'distributions.read',
    tag,
    permission: 'distributions.read',
    summary: 'Read a distribution',
    params: IdParams,
    output: schema.Distribution,
  },
  listShares: {
    method: 'GET',
    path: '/v1/project/distributions/{id}/shares',
    operation: 'distributions.listShares',
    tag,
    permission: 'distributions.edit',
    summary: "List each order's part",
    params: IdParams,
    query: listQuery(['invested', 'net'], {}),
    output: page(schema.DistributionShare),
  },
  record: {
    method: 'POST',
    path: '/v1/project/distributions/{id}/record',
    operation: 'distributions.record',
    tag,
    permission: 'distributions.edit',
    status: 200,
    summary: "Record the promoter's payment and draw up the parts",
    params: IdParams,
    body: schema.DistributionRecordBody,
    files: { file: proof },
    output: schema.Distribution,
    isIdempotent: true,
    errors: ['state-forbids', 'distribution-amount-mismatch', 'schedule-unavailable', 'edit-conflict'],
  },
  discard: {
    method: 'POST',
    path: '/v1/project/distributions/{id}/discard',
    operation: 'distributions.discard',
    tag,
    permission: 'distributions.edit',
    status: 200,
    summary: 'Throw a draft away',
    params: IdParams,
    output: schema.Distribution,
    errors: ['state-forbids'],
  },
  confirm: {
    method: 'POST',
    path: '/v1/project/distributions/{id}/confirm',
    operation: 'distributions.confirm',
    tag,
    permission: 'distributions.edit',
    status: 202,
    summary: 'Credit the investors',
    description:
      'Goes on in steps of a few hundred; read the distribution to follow it. Safe to repeat. From the four-eyes threshold on, another administrator than who recorded the payment confirms it within 48 hours; later the call only approves first.',
    params: IdParams,
    output: schema.Distribution,
    isIdempotent: true,
    errors: ['state-forbids', 'maker-is-checker', 'own-money'],
  },
  url: {
    method: 'GET',
    path: '/v1/project/distributions/{id}/url',
    operation: 'distributions.url',
    tag,
    permission: 'distributions.edit',
    summary: 'Get a short-lived address of the proof',
    params: IdParams,
    output: SignedUrl,
  },
})
