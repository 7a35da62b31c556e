import { callsOf } from './nouns.ts'
import type { HttpClient } from './http.ts'

/** Calls that send pictures and videos. */
export interface MediaCalls {
  /** Adds a picture or a video to a project, and tells how much of it has been sent. */
  readonly uploadMedia: (body: FormData, onProgress: (share: number) => void) => Promise<void>
}

export const createMediaCalls = (http: HttpClient): MediaCalls => ({
  uploadMedia: async (body, onProgress) => {
    await http(callsOf('projectMediaFiles').path, { method: 'POST', body, onProgress })
  },
})
