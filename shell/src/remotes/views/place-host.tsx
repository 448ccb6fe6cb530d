import { fillPath } from '@fichero/contract/path-fields'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { actionsAt, allows, type PlaceHost, sectionsAt } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { DeclaredPart } from './declared-part'
import { PlaceSection } from './place-section'
import { labelOf } from './use-label'

/** Renders what the remotes of this page declare for an extension slot (`place`): sections, and links of a menu. */
export const placeHostOf = (remotes: RemoteDescriptor[]): PlaceHost => ({
  Sections({ place, given }) {
    const session = useSession()
    return sectionsAt(remotes, place, (access) => allows(session, access)).map((part) => (
      <DeclaredPart key={`${part.remote}/${part.page}`} id={part.page}>
        <PlaceSection part={part} given={given} />
      </DeclaredPart>
    ))
  },
  useLinks(place, given) {
    const { i18n } = useTranslation()
    const session = useSession()
    return actionsAt(remotes, place, (access) => allows(session, access)).map(({ remote, path, labelKey }) => ({
      key: `${remote} ${path}`,
      label: labelOf(
        remotes.find(({ name }) => name === remote),
        labelKey,
        i18n.language,
      ),
      path: fillPath(path, given),
    }))
  },
})
