export const palette = {
  title: 'Search and act',
  placeholder: 'Search customers, projects, tickets or amounts',
  results: 'Results',
  commands: 'Go to and do',
  page: 'page',
  action: 'action',
  of: '%{shown} of %{total}',
  found: 'One result |||| %{smart_count} results',
  nothing: 'Nothing matches “%{text}”.',
  tooShort: 'Type at least two letters, or an amount.',
  allShortcuts: 'All shortcuts',
}

export const shortcuts = {
  title: 'Keyboard shortcuts',
  places: { palette: 'While searching', anywhere: 'On any page', list: 'In a list', queue: 'In the queue' },
  acts: {
    move: 'Move',
    open: 'Open',
    openInTab: 'Open in a new tab',
    onlyPeople: 'Customers only',
    onlyCommands: 'Pages and actions only',
    search: 'Search and act',
    searchNumber: 'Search for a phone number, a document or an amount',
    searchList: 'Search the list',
    shortcuts: 'Show the shortcuts',
    mark: 'Mark',
    approve: 'Approve',
    reject: 'Reject',
  },
  single: 'Single-key shortcuts',
  singleHelp: 'If you turn them off, only shortcuts with Ctrl act in this browser.',
}
