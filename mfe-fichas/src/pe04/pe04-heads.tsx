import { listUsers } from '@fichero/contract/calls/users.calls'
import type { Pe04Comparison } from '@fichero/contract/pe04.schema'
import { fullName } from '@fichero/contract/text'
import { useCall } from '@fichero/kit/api'
import { SimpleGrid } from '@fichero/kit/fields'
import { Select } from '@fichero/kit/heavy-fields'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group, Stack, Text, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'
import type { ChosenHeads } from './use-pe04'

interface Pe04HeadsProps {
  names: Pe04Comparison['responsables']
  heads: ChosenHeads
  onCompare: (heads: ChosenHeads) => void
}

/** Asks who the people in charge are whom Fichero does not know by their names: the file has no document numbers. */
export function Pe04Heads({ names, heads, onCompare }: Pe04HeadsProps) {
  const { t } = useTranslation('fichas')
  const [isOpen, { open }] = useDisclosure(Object.keys(heads).length > 0)
  const [chosen, setChosen] = useState(heads)
  const users = useCall(listUsers)
  const people = (users.data?.users ?? []).map((user) => ({
    value: user.nro_documento,
    label: `${fullName(user)} · ${user.tipo_documento} ${user.nro_documento}`,
  }))
  const choose = (nombre: string, nro_documento: string | null) => {
    const { [nombre]: _, ...others } = chosen
    setChosen(nro_documento === null ? others : { ...others, [nombre]: nro_documento })
  }
  return (
    <Stack gap="sm" component="section">
      <Text size="sm">{t('pe04.heads.what', { count: names.length })}</Text>
      {isOpen ? (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }}>
            {names.map(({ nombre, fichas, homonimos }) => (
              <Select
                key={nombre}
                label={nombre}
                description={t(homonimos > 1 ? 'pe04.heads.several' : 'pe04.heads.unknown', { count: fichas })}
                placeholder={t('form.headPlaceholder')}
                nothingFoundMessage={t('form.nothingFound')}
                data={people}
                value={chosen[nombre] ?? null}
                onChange={(value) => choose(nombre, value)}
                searchable
                clearable
              />
            ))}
          </SimpleGrid>
          <Group>
            <Button variant="default" onClick={() => onCompare(chosen)}>
              {t('pe04.heads.compare')}
            </Button>
          </Group>
        </>
      ) : (
        <Group>
          <Button variant="default" size="xs" onClick={open}>
            {t('pe04.heads.open')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
