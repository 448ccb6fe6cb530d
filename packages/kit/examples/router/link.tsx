import { Link, Navigate, NavLink, useLocation, useNavigate, useParams, useSearchParams } from '@fichero/kit/router'
import { Button, Stack } from '@fichero/kit/ui'

/** Links, a redirect, route params and search params. The catalogue shows the URL of this example below it. */
export function AroundAnAddress() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { '*': rest } = useParams()
  const [search] = useSearchParams()
  if (pathname === '/ambientes/viejo') return <Navigate to="/ambientes/204" replace />
  return (
    <Stack align="flex-start">
      <NavLink to="/ambientes/204">Ambiente 204</NavLink>
      <Link to="/ambientes/viejo">Una dirección de antes, que lleva a la nueva</Link>
      <Link to="?sede=norte">Con un filtro</Link>
      <Button variant="default" onClick={() => navigate(-1)}>
        Volver
      </Button>
      <p>
        Ruta: {rest}. Sede: {search.get('sede') ?? 'todas'}.
      </p>
    </Stack>
  )
}
