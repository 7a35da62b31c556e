import type { forms as source } from '../es/forms.ts'
import type { Translation } from '../translation.ts'

export const forms = {
  optional: '(optional)',
  summary: 'It was not sent. Check this: |||| It was not sent. Check %{smart_count} things:',
  networkFailed: 'We could not connect. Check the connection and try again; what you typed is still here.',
  sending: 'Sending',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  amountUnclear: 'Type an amount, for example 1.250,50.',
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another file',
  dropHere: 'or drop it here; %{kinds}, less than %{maximum}',
  removeFile: 'Remove %{name}',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: '%{first} to %{last} of %{total}',
  pages: 'Pages',
} as const satisfies Translation<typeof source>
