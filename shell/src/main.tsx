// Module Federation provides shared libraries asynchronously, so everything that uses them is behind this import.
import(/* webpackChunkName: "bootstrap" */ './bootstrap').catch((error: unknown) => {
  console.error(error)
  const sentence = document.createElement('p')
  sentence.textContent = 'Fichero no terminó de cargar. Revise su conexión y cargue de nuevo la página.'
  document.getElementById('root')?.replaceChildren(sentence)
})
