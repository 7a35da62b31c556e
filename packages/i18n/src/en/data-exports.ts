export const dataExports = {
  title: 'Copy of your data',
  one: 'Copy of your data',
  lead: 'Everything that we keep about you: personal data, transactions, investments, messages and your files, in JSON and CSV. The copy is kept for %{days} days.',
  request: 'Ask for a copy',
  requesting: 'Asking',
  making: 'Preparing your copy',
  progress: 'Progress of the copy',
  leave: 'You can close the page: we will write to you when it is ready.',
  cancel: 'Cancel the copy',
  cancelling: 'Cancelling',
  parts: {
    person: 'Personal data and access',
    money: 'Transactions and investments',
    documents: 'Documents',
    messages: 'Tickets and notifications',
  },
  count: '%{done} of %{total}',
  of: 'Copy of %{date}',
  states: {
    ready: 'ZIP, %{size}. Erased on %{date}.',
    erased: 'Erased',
    cancelled: 'Cancelled',
    failed: 'Could not be prepared. Ask for another one.',
  },
  download: 'Download the copy',
  downloading: 'Preparing the download',
  ready: 'The copy of your data is ready.',
  lost: 'The progress cannot be shown now. We try again every few seconds.',
  index: {
    name: 'README.txt',
    title: 'Your data at %{platform}, %{day}',
    format:
      'Each table is in the folder json and in the folder csv with the same content; tables without records have no file. Your files are in the folder files, under the identifier that records call fileId or documentId.',
    values:
      'Amounts in euros with a decimal point, dates and times in UTC (ISO 8601), percentages in basis points (100 = 1 %). Records of each table:',
    missing:
      'This copy lacks files that your records name and that we could not read from our storage. Write to us and we will tell you what has become of them:',
    leftOut:
      'It holds no passwords, keys or other secrets, in any form; no data of other people; no internal notes and examinations, which the law forbids to hand over in some cases; and nothing that is computed from what is here.',
    ask: 'If you have questions, write to support: %{address}',
  },
} as const
