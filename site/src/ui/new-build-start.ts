import { recoverFromNewBuild } from '@cauce/client/new-build.ts'
import { followTyping, restoreTyping } from './typed-fields.ts'

/** A page whose scripts have been replaced by a newer build is loaded again, but not under an open dialog. */
const storeTyping = followTyping()
restoreTyping()
recoverFromNewBuild({
  onReload() {
    if (document.querySelector('dialog[open]')) return false
    storeTyping()
    return true
  },
})
