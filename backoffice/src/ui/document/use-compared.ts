import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { accountIn, amountIn, nameIn, type Agreement } from './agreement.ts'
import type { DocumentCheck } from './document-check.tsx'

const FIND = { amount: amountIn, name: nameIn, account: accountIn } as const

export interface Fact {
  readonly label: string
  readonly shown: ReactNode
  readonly kind: keyof typeof FIND
  /** An amount as on the wire, a name, or an IBAN. */
  readonly wanted: string
}

export interface ComparedFact extends Fact {
  /** `null` where the document has no text that a program could read, `undefined` while it is being read. */
  readonly agreement: Agreement | null | undefined
}

type Asked = Pick<Fact, 'label' | 'kind' | 'wanted'>

interface Shown {
  readonly facts: readonly Fact[]
  readonly bytes: Blob | undefined
  /** Gets the hash of the bytes once they have been in view, and what they say otherwise than the facts. */
  readonly onCheck?: ((change: Partial<DocumentCheck>) => void) | undefined
}

export function useCompared({ facts, bytes, onCheck }: Shown) {
  const [read, setRead] = useState<{ readonly of: Blob | undefined; readonly text: string }>()
  const [shown, setShown] = useState<Blob>()
  const text = read && read.of === bytes ? read.text.trim() || null : undefined
  // Names are looked for in every place of the text: not again at each key that is pressed elsewhere.
  const asked = JSON.stringify(facts.map(({ label, kind, wanted }) => ({ label, kind, wanted })))
  const agreements = useMemo(
    () =>
      (JSON.parse(asked) as readonly Asked[]).map(({ label, kind, wanted }) => ({
        label,
        agreement: typeof text === 'string' ? FIND[kind](text, wanted) : text,
      })),
    [asked, text],
  )
  const latest = useRef(onCheck)
  useEffect(() => {
    latest.current = onCheck
  })
  useEffect(() => {
    const differing = agreements.filter(({ agreement }) => agreement && agreement.verdict !== 'agrees')
    const differences =
      text === undefined ? undefined : differing.map(({ label, agreement }) => ({ label, found: agreement?.found }))
    latest.current?.({ differences, accepted: [] })
  }, [agreements, text])
  useEffect(() => {
    latest.current?.({ seen: undefined })
    if (!bytes || shown !== bytes || text === undefined) return
    let isWanted = true
    void sha256Of(bytes).then((seen) => isWanted && latest.current?.({ seen }))
    return () => {
      isWanted = false
    }
  }, [bytes, shown, text])
  return {
    compared: facts.map((fact, index): ComparedFact => ({ ...fact, agreement: agreements[index]?.agreement })),
    onText: (words: string) => setRead({ of: bytes, text: words }),
    onSeen: () => setShown(bytes),
  }
}

async function sha256Of(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
