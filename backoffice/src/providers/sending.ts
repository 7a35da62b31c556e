/** `fetch` that tells how much of the body has been sent: browsers tell it only of XMLHttpRequest. */
export const sendingWith =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total))
      sending.addEventListener('load', () => {
        const type = sending.getResponseHeader('Content-Type')
        const headers = new Headers(type === null ? [] : [['Content-Type', type]])
        resolve(new Response(sending.responseText || null, { status: sending.status, headers }))
      })
      sending.addEventListener('error', () => reject(new TypeError('The request got no answer')))
      sending.send(body)
    })
  }
