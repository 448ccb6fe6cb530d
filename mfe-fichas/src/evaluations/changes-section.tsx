import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import type { ComponentProps } from 'react'
import { Changes } from '../history/changes'

/** A section with a heading for the people and outcomes that an import changes. */
export function ChangesSection(props: ComponentProps<typeof Changes>) {
  const { t } = useTranslation('fichas')
  return (
    <div>
      <Text component="h3" fw={600} m={0}>
        {t('changes.title')}
      </Text>
      <Changes {...props} />
    </div>
  )
}
