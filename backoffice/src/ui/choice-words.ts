import { useWords } from './words.ts'

/** The names of the buttons of MUI's field for one of many choices, and what it says where nothing matches. It has English ones of its own. */
export function useChoiceWords() {
  const t = useWords()
  return {
    clearText: t('reactAdmin.action.clear_input_value'),
    closeText: t('common.close'),
    openText: t('reactAdmin.action.open'),
    loadingText: t('common.loading'),
    noOptionsText: t('backoffice.list.noneMatches'),
  }
}
