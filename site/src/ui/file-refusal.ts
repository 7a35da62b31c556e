import { fileKinds, MAXIMUM_FILE_BYTES, type FileKind } from '@cauce/contract/files.ts'
import type { CodedError } from '@cauce/i18n/error-message.ts'

/** Why a file cannot be sent, before anything is (spec section 5). The server looks again, at the content. */
export function refusalOf(file: File, kinds: readonly FileKind[]): CodedError | undefined {
  if (!kinds.some((kind) => fileKinds[kind] === file.type))
    return { code: 'file-kind', params: { kinds: kinds.join(', ') } }
  if (file.size >= MAXIMUM_FILE_BYTES)
    return { code: 'file-too-large', params: { maximumMegabytes: MAXIMUM_FILE_BYTES / 1024 ** 2 } }
  return file.size === 0 ? { code: 'file-empty' } : undefined
}
