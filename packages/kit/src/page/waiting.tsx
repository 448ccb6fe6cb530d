import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SHOW_AFTER = 150
const SAY_AFTER = 3000

/** Nothing for a blink, then the shape of what comes, and a word when it takes long. */
export function Waiting({ skeleton }: { skeleton?: ReactNode }) {
  const { t } = useTranslation('kit')
  const [stage, setStage] = useState<'blink' | 'shape' | 'word'>('blink')
  useEffect(() => {
    const timers = [setTimeout(setStage, SHOW_AFTER, 'shape'), setTimeout(setStage, SAY_AFTER, 'word')]
    return () => timers.forEach(clearTimeout)
  }, [])

  return (
    <div role="status" aria-busy="true">
      {stage === 'shape' && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
      {stage === 'word' && <p style={{ margin: '0 0 12px', color: 'var(--fichero-muted)' }}>{t('slow')}</p>}
      {stage !== 'blink' && <div aria-hidden="true">{skeleton ?? <Lines />}</div>}
    </div>
  )
}

function Lines() {
  return (
    <Stack gap="xs">
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={36} width="70%" />
    </Stack>
  )
}
