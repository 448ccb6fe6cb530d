// Module Federation provides shared libraries asynchronously, so everything that uses them is behind this import.
import(/* webpackChunkName: "bootstrap" */ './bootstrap').catch((error: unknown) => {
  console.error(error)
  const root = document.getElementById('root')
  // Keep text that the server rendered into the page: users can still read it.
  if (root?.querySelector('main')) return
  const sentence = document.createElement('p')
  sentence.textContent = 'Fichero no terminó de cargar. Revise su conexión y cargue de nuevo la página.'
  root?.replaceChildren(sentence)
})
