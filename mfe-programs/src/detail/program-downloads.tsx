import { exportDesign, exportTemplate } from '@fichero/contract/calls/programs.calls'
import type { TemplateKind } from '@fichero/contract/enums'
import { DownloadButton } from '@fichero/kit/download'
import { SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Group } from '@fichero/kit/ui'

/** Templates of files that can be imported into a program or its fichas. */
const TEMPLATES: TemplateKind[] = ['programa', 'aprendices']

/** Downloads of the design, as a spreadsheet that can be imported again, and of empty templates. */
export function ProgramDownloads({ id }: { id: number }) {
  const { t } = useTranslation('programs')
  return (
    <section>
      <SectionTitle>{t('download.title')}</SectionTitle>
      <Group gap="sm" mt="sm">
        <DownloadButton call={exportDesign} input={{ params: { id } }}>
          {t('download.design')}
        </DownloadButton>
        {TEMPLATES.map((tipo) => (
          <DownloadButton key={tipo} call={exportTemplate} input={{ params: { tipo } }}>
            {t(`kit:template.${tipo}`)}
          </DownloadButton>
        ))}
      </Group>
    </section>
  )
}
