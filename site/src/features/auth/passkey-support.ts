/** Whether this browser can use passkeys at all. Without a secure address it cannot. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
