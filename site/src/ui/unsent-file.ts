import { MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'

/** What the script of a plain form sends in place of a file that is too large: the refusal of that file. */
export const UNSENT_FILE = 'file-too-large'

/** The values of a form as its script sends them. A file that is too large stays here, and is refused with all other mistakes. */
export function sentValues(form: HTMLFormElement): FormData {
  const sent = new FormData()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') sent.append(name, value)
    else if (value.size >= MAXIMUM_FILE_BYTES) sent.append(name, UNSENT_FILE)
    else sent.append(name, value)
  return sent
}
