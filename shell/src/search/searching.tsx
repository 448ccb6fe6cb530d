import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton, Stack } from '@fichero/kit/ui'
import { useEffect, useState } from 'react'
import classes from './search-panel.module.css'

const SHOW_AFTER = 200
const SAY_AFTER = 3000

/** Nothing for a blink, then the shape of lines, and a word when it takes long. */
export function Searching() {
  const { t } = useTranslation('kit')
  const [stage, setStage] = useState(0)
  useEffect(() => {
    const timers = [setTimeout(setStage, SHOW_AFTER, 1), setTimeout(setStage, SAY_AFTER, 2)]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <div className={classes.searching} role="status" aria-busy="true">
      {stage > 1 && <p>{t('slow')}</p>}
      {stage > 0 && (
        <Stack gap="xs" aria-hidden="true">
          <Skeleton height={36} />
          <Skeleton height={36} width="80%" />
        </Stack>
      )}
    </div>
  )
}
