import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton, Stack, VisuallyHidden } from '@fichero/kit/ui'
import { useEffect, useState } from 'react'

const AFTER = 120

/** Nothing for a moment, so that quick loads do not flicker; then a sign of life, for as long as it takes. */
export function Waiting() {
  const { t } = useTranslation('kit')
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-busy="true" data-waiting={visible}>
      {visible && (
        <Stack gap="sm">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height={32} width="40%" />
          <Skeleton height={120} />
        </Stack>
      )}
    </div>
  )
}
