import { exportPerson } from '@fichero/contract/calls/personal-data.calls'
import { Section } from '@fichero/kit/card'
import { DownloadButton } from '@fichero/kit/download'
import { useTranslation } from '@fichero/kit/i18n'
import { Group, Text } from '@fichero/kit/ui'
import { ContactRemoval } from '../personal-data/contact-removal'

/** Tools to answer a person who asks for the stored personal data, or for their removal. Not printed. */
export function Page({ document }: { document: string }) {
  const { t } = useTranslation('instructors')
  return (
    <div data-screen-only>
      <Section id="datos-personales" title={t('personalData.title')}>
        <Text size="sm" c="dimmed" maw="70ch">
          {t('personalData.what')}
        </Text>
        <Group gap="sm" my="sm">
          <DownloadButton call={exportPerson} input={{ params: { nro_documento: document } }}>
            {t('personalData.export')}
          </DownloadButton>
          <ContactRemoval document={document} />
        </Group>
      </Section>
    </div>
  )
}
