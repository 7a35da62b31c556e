import { v7 } from 'uuid'

export const uuidv7 = (at?: Date): string => v7(at ? { msecs: at.getTime() } : undefined)
