const SLOT = 'login-email'

/** The address of the first step, kept in the tab for the page of the second: it says whose code is asked for. */
export const rememberLoginEmail = (email: string): void => sessionStorage.setItem(SLOT, email)
export const rememberedLoginEmail = (): string | null => sessionStorage.getItem(SLOT)
