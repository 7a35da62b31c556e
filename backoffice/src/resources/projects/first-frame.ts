const PATIENCE_MS = 5_000

/** The first picture of a video as a JPEG; undefined where the browser cannot decode it. */
export async function firstFrameOf(video: File): Promise<File | undefined> {
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
