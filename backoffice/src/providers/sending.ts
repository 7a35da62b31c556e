/** `fetch` of a POST to our own origin that tells how much of the body has been sent: browsers tell it only of XMLHttpRequest. */
export const sendingWith =
  (onProgress: (share: number) => void): typeof fetch =>
  (input, { method = 'POST', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(input))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      )
      request.addEventListener('error', () => reject(new TypeError('The request got no answer')))
      request.send(body as XMLHttpRequestBodyInit)
    })
