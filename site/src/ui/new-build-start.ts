import { recoverFromNewBuild } from '@cauce/client/new-build.ts'
import { followTyping, restoreTyping } from './typed-fields.ts'

/** Reloads a page whose scripts a newer build has replaced, but not under an open dialog. */
const storeTyping = followTyping()
restoreTyping()
recoverFromNewBuild({
  onReload() {
    if (document.querySelector('dialog[open]')) return false
    storeTyping()
    return true
  },
})
