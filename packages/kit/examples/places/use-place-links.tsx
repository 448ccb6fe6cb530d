import { MoreMenu } from '@fichero/kit/frame'
import { usePlaceLinks } from '@fichero/kit/places'
import { Link } from '@fichero/kit/router'
import { PlaceHostContext } from '../../src/places/place-host'

const link = { key: 'horarios', label: 'Ver el horario', path: '/horarios/2999001' }

function Menu() {
  const links = usePlaceLinks('ficha.action', { nroFicha: 2999001 })
  return (
    <MoreMenu>
      {links.map(({ key, label, path }) => (
        <Link key={key} to={path}>
          {label}
        </Link>
      ))}
    </MoreMenu>
  )
}

/** Another module adds a link to the menu of a ficha. */
export const InMenu = () => (
  <PlaceHostContext value={{ Sections: () => null, useLinks: () => [link] }}>
    <Menu />
  </PlaceHostContext>
)
