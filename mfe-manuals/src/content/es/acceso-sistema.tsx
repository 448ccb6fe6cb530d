export function AccesoSistema() {
  return (
    <>
      <p>Para las pantallas de trabajo se necesita una cuenta. Los manuales y la página de inicio son públicos.</p>
      <h2>Entrar</h2>
      <ol>
        <li>
          En la página de inicio elija <strong>Ingresar</strong>.
        </li>
        <li>Escriba su número de documento, sin puntos ni espacios, y su contraseña.</li>
        <li>
          Elija <strong>Ingresar</strong>. Se abre el panel.
        </li>
      </ol>
      <p>
        Si el documento o la contraseña no son correctos, lo que escribió se conserva para que lo corrija. Después de
        varios intentos fallidos con el mismo documento, el sistema pide esperar unos minutos y dice cuántos.
      </p>
      <aside>
        <p>
          ¿No tiene cuenta u olvidó la contraseña? Pídale ayuda a quien administra Fichero en su centro de formación.
        </p>
      </aside>
      <h2>La sesión</h2>
      <p>
        La sesión dura 8 horas y se renueva sola mientras usted trabaja. Si termina, el sistema le pide entrar de nuevo
        y lo devuelve a donde estaba. Si sale en una pestaña, sale en todas.
      </p>
      <h2>Salir</h2>
      <ol>
        <li>Abra el menú de usuario, arriba a la derecha.</li>
        <li>
          Elija <strong>Cerrar sesión</strong>. Hágalo siempre en un computador compartido.
        </li>
      </ol>
    </>
  )
}
