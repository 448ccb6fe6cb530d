import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const NAMESPACE = 'errors'
let loading: Promise<unknown> | undefined

/**
 * Loads the English messages of the API's errors if the language is English. Spanish needs none: the API's own messages
 * are Spanish, and are shown until the English ones have loaded.
 */
export function useEnglishErrors() {
  const { i18n } = useTranslation()
  const [, redraw] = useState(0)
  const wanted = i18n.language === 'en' && !i18n.hasResourceBundle('en', NAMESPACE)
  useEffect(() => {
    if (!wanted) return
    let here = true
    loading ??= import('./english-errors').then(({ ENGLISH_ERRORS: texts }) =>
      i18n.addResourceBundle('en', NAMESPACE, texts),
    )
    loading.then(
      () => here && redraw((times) => times + 1),
      () => {
        loading = undefined
      },
    )
    return () => {
      here = false
    }
  }, [i18n, wanted])
}
