import type { BrowserContext, Request, Response } from '@playwright/test'

interface Expected {
  readonly status: number
  readonly path: RegExp
}

/** Console errors, exceptions, failed requests. */
export class Watch {
  private readonly problems: string[] = []
  private readonly expected: Expected[] = []
  private readonly messages: RegExp[] = []
  private readonly awaited = new Map<Request, number>()
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  expectRefusal(status: number, path: RegExp): void {
    this.expected.push({ status, path })
  }

  /** May or may not appear, depending on timing. */
  expectMessage(text: RegExp): void {
    this.messages.push(text)
  }

  found(): readonly string[] {
    return this.problems
  }

  waiting(): readonly string[] {
    const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1)
    return [...this.awaited].map(([request, since]) => `${request.method()} ${request.url()} for ${seconds(since)} s`)
  }

  async observe(context: BrowserContext): Promise<void> {
    // Chromium logs these without detail.
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`security policy: ${violatedDirective} refused ${blockedURI} in ${sourceFile}`),
      ),
    )
    const isOurs = (address: string) => address.startsWith(this.origin)
    context.on('console', (message) => {
      if (!isFault(message.type(), message.text()) || this.messages.some((text) => text.test(message.text()))) return
      this.problems.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.problems.push(`exception: ${error.error().stack ?? error.error().message}`))
    context.on('request', (request) => this.awaited.set(request, Date.now()))
    context.on('requestfinished', (request) => this.awaited.delete(request))
    context.on('requestfailed', (request) => {
      this.awaited.delete(request)
      const reason = request.failure()?.errorText ?? ''
      // Navigation aborts requests.
      if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED')
        this.problems.push(`failed: ${request.method()} ${request.url()} ${reason}`)
    })
    context.on('response', (response) => {
      if (isOurs(response.url()) && response.status() >= 400 && !this.isExpected(response))
        this.problems.push(`answered ${response.status()}: ${response.request().method()} ${response.url()}`)
    })
  }

  private isExpected(response: Response): boolean {
    const { pathname } = new URL(response.url())
    return this.expected.some(({ status, path }) => status === response.status() && path.test(pathname))
  }
}

/** Errors except refused requests. */
const isFault = (type: string, text: string): boolean =>
  type === 'error' ? !text.startsWith('Failed to load resource') : type === 'warning' && text.includes('one blocker')
