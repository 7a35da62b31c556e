import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './users.schema.ts'

const tag = 'Users'

export const userEndpoints = endpoints({
  create: {
    method: 'POST',
    path: '/v1/account/users',
    operation: 'users.create',
    tag,
    permission: 'users.create',
    summary: 'Register, or create a customer; makes user, profile and wallet in one transaction',
    body: schema.UserBody,
    output: schema.User,
    errors: ['email-taken', 'identification-exists', 'underage', 'country-unknown', 'terms-not-accepted'],
  },
  readMe: {
    method: 'GET',
    path: '/v1/account/users/me',
    operation: 'users.readMe',
    tag,
    permission: 'users.readOwn',
    summary: 'Read the own account',
    output: schema.User,
  },
  editMe: {
    method: 'PATCH',
    path: '/v1/account/users/me',
    operation: 'users.editMe',
    tag,
    permission: 'users.editOwn',
    summary: 'Change the own account',
    body: schema.UserMePatch,
    output: schema.User,
    errors: ['edit-conflict'],
  },
  list: {
    method: 'GET',
    path: '/v1/account/users',
    operation: 'users.list',
    tag,
    permission: 'users.list',
    summary: 'List users',
    query: listQuery(schema.USER_ORDER_COLUMNS, schema.userFilters),
    output: page(schema.User),
  },
  read: {
    method: 'GET',
    path: '/v1/account/users/{id}',
    operation: 'users.read',
    tag,
    permission: 'users.read',
    summary: 'Read a user',
    params: IdParams,
    output: schema.User,
    errors: ['customer-not-accessible'],
  },
  edit: {
    method: 'PATCH',
    path: '/v1/account/users/{id}',
    operation: 'users.edit',
    tag,
    permission: 'users.edit',
    summary: 'Change, disable or enable a user',
    params: IdParams,
    body: schema.UserPatch,
    output: schema.User,
    errors: ['edit-conflict', 'email-taken', 'identification-exists', 'underage', 'last-administrator', 'own-account'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/account/users/{id}',
    operation: 'users.remove',
    tag,
    permission: 'users.delete',
    summary: 'Delete a user (unsubscribe): personal data is erased, the books stay',
    params: IdParams,
    errors: ['money-remains', 'last-administrator'],
  },
  listIdentificationDocumentTypes: {
    method: 'GET',
    path: '/v1/account/identification-document-types',
    operation: 'users.listIdentificationDocumentTypes',
    tag,
    permission: 'catalogue.read',
    summary: 'List the kinds of identification document',
    query: z.strictObject({ skip: z.int().min(0).optional(), take: z.int().min(1).max(100).optional() }),
    output: page(schema.IdentificationDocumentTypeRow),
  },
})
