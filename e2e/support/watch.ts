import type { BrowserContext, Request, Response } from '@playwright/test'

/** A refusal that a step expects. */
interface Expected {
  readonly status: number
  readonly path: RegExp
}

/** Errors in browsers: console errors, exceptions, failed requests. */
export class Watch {
  private readonly problems: string[] = []
  private readonly expected: Expected[] = []
  private readonly messages: RegExp[] = []
  /** When each request began that has no whole answer yet. */
  private readonly awaited = new Map<Request, number>()
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /** Announces that calls of `path` may be refused with `status` from now on. */
  expectRefusal(status: number, path: RegExp): void {
    this.expected.push({ status, path })
  }

  /** Announces that the console may show an error like this from now on: whether it comes before the page is left depends on the machine. */
  expectMessage(text: RegExp): void {
    this.messages.push(text)
  }

  /** Every error that was not announced. */
  found(): readonly string[] {
    return this.problems
  }

  /** The requests that browsers still wait for, which may be why a step waited too long. */
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
      // Leaving a page aborts its pending requests.
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

/** A fault of ours: an error, other than a refused request that Chromium logs too, or a warning that a form's question could be lost. */
const isFault = (type: string, text: string): boolean =>
  type === 'error' ? !text.startsWith('Failed to load resource') : type === 'warning' && text.includes('one blocker')
