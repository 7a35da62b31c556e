const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a part of an address is the id of a record. The API refuses what is none; a page does not exist then. */
export const isId = (text: string): boolean => UUID.test(text)
