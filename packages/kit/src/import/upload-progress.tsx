import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'

interface UploadProgressProps {
  /** 0 to 1 while the file is sent, null before. At 1 the server is processing it. */
  sent: number | null
  /** What the server does then; «Leyendo el archivo…» if omitted. */
  work?: string
}

export function UploadProgress({ sent, work }: UploadProgressProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const reading = sent !== null && sent >= 1
  const percentage = Math.round(Math.min(sent ?? 0, 1) * 100)
  const text = reading ? (work ?? t('upload.reading')) : t('upload.sending', { percentage: format.percent(percentage) })
  return (
    <div>
      <Text size="sm" mb={4} className="fichero-figures" role="status">
        {text}
      </Text>
      <Progress.Root size="sm">
        <Progress.Section
          value={percentage}
          color="var(--fichero-mark)"
          striped={reading}
          animated={reading}
          aria-label={text}
        />
      </Progress.Root>
    </div>
  )
}
