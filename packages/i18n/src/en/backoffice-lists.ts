/** The part of `backoffice` that is about lists, in English. */

export const list = {
  identifier: 'Identifier',
  usualColumns: 'Usual columns',
  density: { title: 'Row height', compact: 'Low', comfortable: 'High' },
  mark: 'Mark: %{name}',
  markPage: 'Mark all on this page',
  exportMarked: 'Export the marked one |||| Export the %{smart_count}',
  exporting: '%{done} of %{total}',
  exported: 'One row exported: %{name} |||| %{smart_count} rows exported: %{name}',
  exportFailed: 'Not exported: %{name}. %{why}',
  sent: '%{done} of %{total}',
  rowDone: 'Done',
  stop: 'Stop',
  finish: 'Finish',
  apply: 'Apply',
  clearFilters: 'Clear filters',
  comparison: 'Comparison',
  compared: { eq: 'Equal to', gte: 'At least', gt: 'More than', lte: 'At most', lt: 'Less than' },
  months: 'one month |||| %{smart_count} months',
}
