import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'

interface UploadProgressProps {
  /** 0 to 1 while the file is sent, null before. At 1 the server is processing it. */
  sent: number | null
  /** What the server does with the file; «Leyendo el archivo…» if omitted. */
  work?: string
  /** The part of the server's work that is done, 0 to 1; unknown if omitted. */
  share?: number
  /** The text for `share`, such as «744 de 1240 juicios». */
  count?: string
}

/** The progress of a file: of the upload, then of the server's work. A count is shown if the server reports one. */
export function UploadProgress({ sent, work, share, count }: UploadProgressProps) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const reading = sent !== null && sent >= 1
  const isCounted = reading && share !== undefined
  const percentage = Math.round(Math.min((isCounted ? share : sent) ?? 0, 1) * 100)
  const text = reading ? (work ?? t('upload.reading')) : t('upload.sending', { percentage: format.percent(percentage) })
  return (
    <div>
      <Text size="sm" mb={4} className="fichero-figures" role="status">
        {text}
      </Text>
      {/* Not in the announced text: screen readers would read the count every second. */}
      {isCounted && (
        <Text size="sm" c="dimmed" mb={4} className="fichero-figures">
          {count}
        </Text>
      )}
      <Progress.Root size="sm">
        <Progress.Section
          value={percentage}
          color="var(--fichero-mark)"
          striped={reading && !isCounted}
          animated={reading && !isCounted}
          aria-label={text}
        />
      </Progress.Root>
    </div>
  )
}
