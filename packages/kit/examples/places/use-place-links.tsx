import { MoreMenu } from '@fichero/kit/frame'
import { usePlaceLinks } from '@fichero/kit/places'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { PlaceHostContext } from '../../src/extension-slots/place-host'

const link = { key: 'horarios', label: 'Ver el horario', path: '/horarios/2999001' }

function Menu() {
  const links = usePlaceLinks('ficha.action', { nroFicha: 2999001 })
  return (
    <MoreMenu>
      {links.map(({ key, label, path }) => (
        <Button key={key} component={Link} to={path}>
          {label}
        </Button>
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
