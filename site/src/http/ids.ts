const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The API refuses a malformed id; for a page it is a 404. */
export const isId = (text: string): boolean => UUID.test(text)
