import type { Translation } from '../translation.ts'
import type * as source from '../es/receipt-mails.ts'

export const receiptMails = {
  taxDetailReceived: {
    subject: 'We have received your tax details',
    text: 'We have received the tax details that you sent us, with effect from %{since}. A person reviews them, usually within a working day; until then they do not count.\nIf there is a mistake, you can withdraw them in your profile.',
    action: 'See the tax details',
  },
  classRequested: {
    subject: 'We have received your request for an investor class',
    text: 'A person will review your request and its evidence, and we will write to you with the decision. Until then you keep the class that you have today.\nYou can withdraw it while it is pending.',
    action: 'See the investor class',
  },
} as const satisfies Translation<typeof source.receiptMails>
