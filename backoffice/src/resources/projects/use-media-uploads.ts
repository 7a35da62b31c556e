import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { IMAGE_KINDS, VIDEO_KINDS, fileKinds, refusalOfFile } from '@cauce/contract/files.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useCall } from '../../providers/call.ts'
import { useInvalidate } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

export interface MediaUpload {
  readonly key: string
  readonly file: File
  readonly isVideo: boolean
  readonly poster: File | undefined
  readonly description: string
  readonly descriptionEn: string
  readonly share?: number
  readonly missing?: 'description' | 'poster' | undefined
  readonly problem?: string
  /** No other words make it acceptable. */
  readonly isUnfit: boolean
}

type Change = Partial<Pick<MediaUpload, 'poster' | 'description' | 'descriptionEn'>>

/** Pictures and videos of a project that are chosen together and sent one after the other: what is refused stays, with the reason. */
export function useMediaUploads(projectId: string, onAllSent: () => void) {
  const t = useWords()
  const notify = useNotify()
  const invalidate = useInvalidate()
  const call = useCall()
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([])
  const [isSending, setSending] = useState(false)
  const counter = useRef(0)
  const isBusy = useRef(false)

  const put = (key: string, change: Partial<MediaUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))

  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const isVideo = file.type === fileKinds.mp4
      const found = refusalOfFile(file, [...IMAGE_KINDS, ...VIDEO_KINDS])
      const poster = isVideo && !found ? await firstFrameOf(file) : undefined
      const words = { description: '', descriptionEn: '' }
      const problem = found && { problem: errorMessage(t, found) }
      const key = String((counter.current += 1))
      setUploads((all) => [...all, { key, file, isVideo, poster, ...words, ...problem, isUnfit: found !== undefined }])
    }
  }

  const change = (key: string, fields: Change) => put(key, { ...fields, missing: undefined })
  const remove = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))

  const send = async (upload: MediaUpload): Promise<boolean> => {
    const { key, file, isVideo, poster, description, descriptionEn } = upload
    const { problem: _, ...fresh } = upload
    setUploads((all) => all.map((each) => (each.key === key ? { ...fresh, share: 0 } : each)))
    const files = isVideo ? { file: poster!, video: file } : { file }
    try {
      await call('POST /v1/project/project-media-files', {
        body: { projectId, description, descriptionEn, ...files },
        onProgress: (share) => put(key, { share }),
      })
      remove(key)
      return true
    } catch (error) {
      setUploads((all) =>
        all.map((each) => (each.key === key ? { ...fresh, problem: (error as Error).message } : each)),
      )
      return false
    }
  }

  const sendAll = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    let sent = 0
    const fit = uploads.filter(({ isUnfit }) => !isUnfit)
    for (const upload of fit) put(upload.key, { missing: missingOf(upload) })
    for (const upload of fit) if (!missingOf(upload) && (await send(upload))) sent += 1
    isBusy.current = false
    setSending(false)
    if (sent > 0) {
      notify(t('projectMediaFiles.upload.sent', { smart_count: sent }), { type: 'success' })
      await invalidate(['projectMediaFiles', 'projects'])
    }
    if (sent === uploads.length) onAllSent()
  }

  return { uploads, isSending, add, change, remove, sendAll }
}

function missingOf({ isVideo, poster, description }: MediaUpload): MediaUpload['missing'] {
  if (description.trim() === '') return 'description'
  return isVideo && !poster ? 'poster' : undefined
}

const PATIENCE_MS = 5_000

/** The first picture of a video as a JPEG; undefined where the browser cannot decode it. */
async function firstFrameOf(video: File): Promise<File | undefined> {
  const url = URL.createObjectURL(video)
  const player = document.createElement('video')
  player.muted = true
  player.preload = 'auto'
  try {
    const isLoaded = await new Promise<boolean>((resolve) => {
      player.addEventListener('loadeddata', () => resolve(true))
      player.addEventListener('error', () => resolve(false))
      setTimeout(() => resolve(false), PATIENCE_MS)
      player.src = url
    })
    if (!isLoaded || player.videoWidth === 0) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = player.videoWidth
    canvas.height = player.videoHeight
    canvas.getContext('2d')?.drawImage(player, 0, 0)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return blob ? new File([blob], `${video.name}.jpg`, { type: 'image/jpeg' }) : undefined
  } finally {
    player.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
