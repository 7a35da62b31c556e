import { z } from 'zod'

export const StoredFile = z
  .strictObject({
    fileId: z.uuid(),
    name: z.string().describe('The name under which it was uploaded.'),
    contentType: z.string(),
    sizeBytes: z.int(),
  })
  .describe('A stored file, without its bytes.')
export type StoredFile = z.infer<typeof StoredFile>

/** Response of every `/url` route. */
export const SignedUrl = z
  .strictObject({
    url: z.string().describe('Address of the bytes; works until it expires, in the session that asked for it.'),
    expiresAt: z.iso.datetime(),
  })
  .describe('A short-lived signed address of a file.')
