import { PageLink } from '../page-link'

export function Panel() {
  return (
    <>
      <p>
        El panel es la primera pantalla después de entrar. Le da la bienvenida con su nombre y su rol, y dice en una
        línea qué espera por usted: cada parte de esa línea lleva a la tabla de la que habla.
      </p>
      <p>
        Cada número abre la lista que está detrás. Esas listas se filtran, se pasan por páginas y llevan a la ficha o al
        aprendiz; su dirección se puede guardar o enviar.
      </p>
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
      <h2>Las personas y las solicitudes de acceso</h2>
      <p>
        Solo los administradores las ven. Cuatro números cuentan las personas: todas, las que esperan una decisión, las
        activas y las deshabilitadas. La tabla de solicitudes tiene a quienes pidieron acceso, desde la más antigua.
      </p>
      <ul>
        <li>
          <strong>Aprobar</strong>: la persona recibe por correo un enlace para crear su contraseña. Donde no hay
          servidor de correo, el panel muestra el enlace para que usted lo copie y lo entregue. Sirve una sola vez,
          durante 72 horas, y Fichero no lo vuelve a mostrar.
        </li>
        <li>
          <strong>Rechazar</strong>: el panel pregunta antes. La solicitud se elimina, la persona recibe un aviso y
          puede pedir acceso otra vez.
        </li>
      </ul>
      <p>
        Si otro administrador decidió antes, el panel lo dice y pone la lista al día. Las solicitudes y los números se
        actualizan solos cada medio minuto y cuando usted vuelve a la página.
      </p>
      <h2>Las fichas que terminan pronto</h2>
      <p>
        La tabla tiene las fichas cuya etapa lectiva termina en los próximos 90 días y que aún tienen resultados sin
        juicio, desde la que termina primero, con los días que faltan.
      </p>
      <h2>La prueba TyT y el avance de los programas</h2>
      <p>
        Una barra reparte a los aprendices de tecnólogo en formación: <strong>listos</strong>, con 75 % o más de sus
        resultados aprobados; <strong>cerca</strong>, desde 50 %; y <strong>lejos</strong>, por debajo. Las demás barras
        muestran el avance medio de los aprendices de cada programa. El botón <strong>Ver como tabla</strong> muestra
        las mismas cifras en una tabla.
      </p>
      <h2>Los instructores activos</h2>
      <p>
        La última tabla tiene los primeros instructores habilitados por apellido, con su tipo. El enlace lleva a la{' '}
        <PageLink to="moduloinstructores">lista completa</PageLink>.
      </p>
      <h2>Moverse por el sistema</h2>
      <ul>
        <li>
          La barra lateral lleva al panel, a las <PageLink to="modulofichas">fichas</PageLink>, a los{' '}
          <PageLink to="moduloinstructores">instructores</PageLink>, a los{' '}
          <PageLink to="moduloprogramas">programas</PageLink> y a estos manuales. En pantallas angostas se abre con el
          botón del menú.
        </li>
        <li>
          La barra superior tiene la búsqueda de fichas, personas y programas (también con Ctrl+K), el idioma, las
          notificaciones y el menú de usuario.
        </li>
        <li>
          El tema se elige en la barra lateral: claro, oscuro o el de su sistema. El navegador recuerda el tema y el
          idioma que elija.
        </li>
      </ul>
      <p>
        Si una parte del panel no se puede cargar, las demás siguen ahí, y esa parte tiene un botón para reintentar. Si
        un módulo no se puede abrir, los demás siguen funcionando. La pantalla dice qué módulo falló y tiene un botón
        para reintentar.
      </p>
    </>
  )
}
