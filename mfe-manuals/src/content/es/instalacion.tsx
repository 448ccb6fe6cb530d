import { PageLink } from '../page-link'

export function Instalacion() {
  return (
    <>
      <p>
        Antes de empezar, vea los <PageLink to="requisitosSistema">requisitos del sistema</PageLink>.
      </p>
      <ol>
        <li>
          Abra una terminal en la carpeta del proyecto e instale las dependencias:
          <pre>
            <code>npm ci</code>
          </pre>
        </li>
        <li>
          Inicie Fichero:
          <pre>
            <code>npm start</code>
          </pre>
          La primera vez construye las pantallas, crea la base de datos y carga datos de demostración con personas
          inventadas.
        </li>
        <li>
          Cuando termine, la terminal muestra la dirección (<code>http://localhost:3000</code>, si no eligió otro
          puerto) y, una sola vez, el documento y la contraseña del primer administrador. Guárdelos.
        </li>
        <li>Abra esa dirección en el navegador y entre con ellos.</li>
      </ol>
      <p>
        Al iniciar de nuevo con el mismo comando los datos siguen ahí. Si algo impide iniciar, por ejemplo el puerto
        ocupado o una dirección de base de datos errada, el comando lo dice en una frase y se detiene.
      </p>
      <p>
        Para usar MySQL, otro puerto o sus propios datos de administrador, siga con la{' '}
        <PageLink to="configuracionInicial">configuración inicial</PageLink>.
      </p>
    </>
  )
}
