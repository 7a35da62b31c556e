import { MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'

/** Sent by the script of a plain form in place of a file that is too large. */
export const UNSENT_FILE = 'file-too-large'

/** Form values as the script sends them. A file that is too large is replaced by its refusal. */
export function sentValues(form: HTMLFormElement): FormData {
  const sent = new FormData()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') sent.append(name, value)
    else if (value.size >= MAXIMUM_FILE_BYTES) sent.append(name, UNSENT_FILE)
    else sent.append(name, value)
  return sent
}
