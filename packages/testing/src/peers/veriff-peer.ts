import { HttpPeer } from './http-peer.ts'
import { pngBytes } from '../sample-files.ts'

const json = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

export async function startVeriffPeer(): Promise<{ peer: HttpPeer }> {
  let sessions = 0
  const peer = await HttpPeer.start(({ method, url = '' }) => {
    if (method === 'POST') {
      const id = `session-${(sessions += 1)}`
      return json(201, { verification: { id, url: `https://magic.veriff.me/v/${id}` } })
    }
    if (url.endsWith('/media')) return json(200, { images: [{ id: 'front', name: 'document-front' }] })
    return { status: 200, body: pngBytes() }
  })
  return { peer }
}
