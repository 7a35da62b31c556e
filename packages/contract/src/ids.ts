import { z } from 'zod'

/** The identifier of a record: a UUID, made as version 7 (RFC 9562) so that ids sort by their creation. */
export const Id = z
  .uuid('id-invalid')
  .meta({ description: 'Identifier (UUIDv7).', examples: ['01939b2e-7c00-7000-8000-000000000001'] })

/** The `{id}` of a path. */
export const IdParams = z.strictObject({ id: Id }).describe('The record that the path names.')
