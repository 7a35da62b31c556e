import type { LoggedAnswer } from '@cauce/client/request-log.ts'
import { atom } from 'nanostores'

export interface Evidence {
  readonly pictureStatus: 'making' | 'ready' | 'failed'
  readonly picture: File | undefined
  readonly isPictureWanted: boolean
  readonly requests: readonly LoggedAnswer[]
  readonly areRequestsWanted: boolean
}

export type EvidenceStore = ReturnType<typeof createEvidenceStore>

interface EvidencePorts {
  /** Undefined when the browser cannot make one. */
  readonly makePicture: () => Promise<File | undefined>
  readonly requests: readonly LoggedAnswer[]
}

export function createEvidenceStore({ makePicture, requests }: EvidencePorts) {
  const $evidence = atom<Evidence>({
    pictureStatus: 'making',
    picture: undefined,
    isPictureWanted: true,
    requests,
    areRequestsWanted: true,
  })
  const change = (part: Partial<Evidence>) => $evidence.set({ ...$evidence.get(), ...part })
  const made = makePicture().then(
    (picture) => change({ picture, pictureStatus: picture ? 'ready' : 'failed' }),
    () => change({ pictureStatus: 'failed' }),
  )
  return {
    $evidence,
    wantPicture: (isPictureWanted: boolean) => change({ isPictureWanted }),
    wantRequests: (areRequestsWanted: boolean) => change({ areRequestsWanted }),
    /** Waits for the screenshot; a failed one is left out. */
    async chosen() {
      if ($evidence.get().isPictureWanted) await made
      const { picture, isPictureWanted, areRequestsWanted } = $evidence.get()
      return { picture: isPictureWanted ? picture : undefined, requests: areRequestsWanted ? requests : [] }
    },
  }
}
