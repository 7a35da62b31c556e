/** Needs a secure context. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
