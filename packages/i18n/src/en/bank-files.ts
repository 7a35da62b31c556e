import type { Translation } from '../translation.ts'
import type * as source from '../es/bank-files.ts'

export const statementFiles = {
  line: 'Line %{line}: %{reason}',
  reasons: {
    'archive-unreadable': 'The ZIP cannot be read. Make it again.',
    'archive-encrypted': 'In the ZIP, "%{file}" has a password. Send it without one.',
    'archive-damaged': 'In the ZIP, "%{file}" is damaged: its checksum does not match.',
    'archive-nested': 'There is a ZIP inside another: "%{file}". Send the files in one ZIP.',
    'archive-empty': 'The ZIP holds no file.',
    'archive-files': 'The ZIP holds more than %{maximum} files.',
    'archive-size': 'The files in the ZIP take more than %{maximum} MB.',
    'file-empty': 'The file is empty.',
    'format-unknown': 'This is not a statement in camt.053, camt.052, camt.054 or Norma 43.',
    'encoding-unknown': 'The file uses a character set that is not read: %{found}.',
    'encoding-broken': 'The text is not written in the character set that it declares: %{expected}.',
    'xml-broken': 'The XML is incomplete or not well formed.',
    'xml-doctype': 'The XML contains a DOCTYPE, which is not accepted.',
    'xml-depth': 'The XML nests more than %{maximum} levels.',
    'version-unknown':
      'This kind of message is not read: "%{found}". camt.053, camt.052 and camt.054 are read in versions 02, 08 and 13.',
    'element-missing': 'The element %{element} is missing.',
    'element-repeated': 'The element %{element} appears twice.',
    'element-mixed': 'Inside %{element} there is text where only elements are allowed.',
    'text-too-long': 'The text of %{element} has more than %{maximum} characters.',
    'line-length': 'The line has %{found} characters; a record of this kind has %{minimum} to %{maximum}.',
    'line-control-character': 'The line contains a control character.',
    'record-unknown': 'Norma 43 has no record "%{found}".',
    'record-order': 'Here is a record "%{found}"; expected: %{expected}.',
    'columns-digits': 'Columns %{from} to %{to}: only digits were expected, and they hold "%{found}".',
    'columns-day': 'Columns %{from} to %{to}: "%{found}" is not a date written as YYMMDD.',
    'columns-value': 'Columns %{from} to %{to}: they hold "%{found}"; expected: %{expected}.',
    'account-contradicts':
      'The final record belongs to another account than the first one: %{found}; expected: %{expected}.',
    'count-contradicts': 'The file says that there are %{found}, and it holds %{expected}.',
    'account-invalid': 'The account of the statement is not a valid IBAN: "%{found}".',
    'amount-unreadable': 'The amount "%{found}" cannot be read: digits were expected, with a dot at most.',
    'amount-decimals': 'The amount %{found} has more than two decimals.',
    'amount-too-large': 'The amount %{found} is too large.',
    'currency-not-euro': 'The currency is not the euro: "%{found}".',
    'direction-unknown': 'It is not clear whether this is a credit or a debit: "%{found}".',
    'status-unknown': 'The entry has an unknown status: "%{found}".',
    'day-unreadable': 'The date "%{found}" cannot be read.',
    'days-reversed': 'The period ends before it begins: from %{from} to %{to}.',
    'day-future': 'The day %{found} is after today, %{today}: no bank can have booked anything on it yet.',
    'day-outside': 'The entry of %{found} is outside the period of the statement: from %{from} to %{to}.',
    'sum-contradicts': 'The file says that the sum is %{found}, and its entries add up to %{expected}.',
    'parts-contradict':
      'The transactions of the entry add up to %{found}, and the entry is of %{expected}. The charges that the bank names do not explain it.',
    'opening-missing': 'The opening balance is missing.',
    'closing-missing': 'The closing balance is missing.',
    'opening-contradicts':
      'The opening balance is %{found}, and the closing one of the previous statement, according to this same file, %{expected}.',
    'balance-contradicts':
      'It does not balance: opening balance %{opening}, movements %{movements}, closing balance %{closing}. Difference: %{difference}.',
  },
} as const satisfies Translation<typeof source.statementFiles>
