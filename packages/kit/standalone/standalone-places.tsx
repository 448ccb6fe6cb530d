import { fillPath } from '@fichero/contract/path-fields'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { PartName } from '../src/extension-slots/part-name'
import { linksAt, partsAt } from '../src/extension-slots/parts-at'
import type { PlaceHost } from '../src/extension-slots/place-host'
import { useSession } from '../src/session'
import { allows } from '../src/session/allows'

/** Fills the extension slots of a remote that runs alone with the sections and links of the same remote. */
export const standalonePlaces = (
  definition: Pick<RemoteDefinition, 'name' | 'links' | 'parts'>,
  pages: Record<string, FunctionComponent<never>>,
): PlaceHost => ({
  Sections({ place, given }) {
    const session = useSession()
    return partsAt([definition], place, (access) => allows(session, access)).map(({ page }) => {
      const Page = pages[page] as FunctionComponent<object> | undefined
      return (
        Page && (
          <PartName key={page} value={`${definition.name}.${page}`}>
            <Page {...given} />
          </PartName>
        )
      )
    })
  },
  useLinks(place, given) {
    const { t } = useTranslation(definition.name)
    const session = useSession()
    return linksAt([definition], place, (access) => allows(session, access)).map(({ path, labelKey }) => ({
      key: path,
      label: t(labelKey),
      path: fillPath(path, given),
    }))
  },
})
