import { z } from 'zod'

/** UUIDv7 (RFC 9562): sortable by creation. */
export const Id = z
  .uuid('id-invalid')
  .meta({ description: 'Identifier (UUIDv7).', examples: ['01939b2e-7c00-7000-8000-000000000001'] })

export const IdParams = z.strictObject({ id: Id }).describe('The record that the path names.')
