/**
 * A page of a record that cannot be read says so itself. Without this react-admin leaves for the list, where the reason is
 * gone after five seconds.
 */
export const tellFailure = { onError: () => {} }
