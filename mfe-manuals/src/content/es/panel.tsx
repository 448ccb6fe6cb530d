import { PageLink } from '../page-link'

export function Panel() {
  return (
    <>
      <p>El panel es la primera pantalla después de entrar. Le da la bienvenida con su nombre.</p>
      <h2>Los contadores de fichas</h2>
      <p>Cada ficha habilitada cuenta en uno solo de los tres, según sus fechas y la fecha de hoy en Colombia:</p>
      <ul>
        <li>
          <strong>En proceso</strong>: hasta la fecha de fin de la etapa lectiva.
        </li>
        <li>
          <strong>En prácticas</strong>: desde ese día hasta la fecha de fin de la ficha.
        </li>
        <li>
          <strong>Finalizadas</strong>: después de la fecha de fin de la ficha.
        </li>
      </ul>
      <h2>Los instructores activos</h2>
      <p>Debajo está la tabla de los instructores habilitados con sus nombres, apellidos y tipo.</p>
      <h2>Moverse por el sistema</h2>
      <ul>
        <li>
          La barra lateral lleva al panel, a las <PageLink to="modulofichas">fichas</PageLink>, a los{' '}
          <PageLink to="moduloinstructores">instructores</PageLink>, a los{' '}
          <PageLink to="moduloprogramas">programas</PageLink> y a estos manuales. En pantallas angostas se abre con el
          botón del menú.
        </li>
        <li>La barra superior tiene el idioma, el tema y el menú de usuario.</li>
        <li>
          El tema puede ser claro, oscuro o el de su sistema. El navegador recuerda el tema y el idioma que elija.
        </li>
      </ul>
      <p>
        Si un módulo no se puede abrir, los demás siguen funcionando. La pantalla dice qué módulo falló y tiene un botón
        para reintentar.
      </p>
    </>
  )
}
