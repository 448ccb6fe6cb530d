import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const NAMESPACE = 'errors'

/**
 * Loads the English messages of the API's errors if the language is English. Spanish needs none: the API's own messages
 * are Spanish, and are shown until the English ones have loaded.
 */
export function useEnglishErrors() {
  const { i18n } = useTranslation()
  const [, redraw] = useState({})
  const wanted = i18n.language === 'en' && !i18n.hasResourceBundle('en', NAMESPACE)
  useEffect(() => {
    if (!wanted) return
    import('./english-errors').then(
      ({ ENGLISH_ERRORS }) => {
        i18n.addResourceBundle('en', NAMESPACE, ENGLISH_ERRORS)
        redraw({})
      },
      // The next screen tries again.
      () => undefined,
    )
  }, [i18n, wanted])
}
