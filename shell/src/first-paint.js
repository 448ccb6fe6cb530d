// Before the first paint: theme and language as the person left them, so that nothing flashes. Runs as it is, unbundled.
;(() => {
  var root = document.documentElement
  var theme = 'sistema'
  var lang = 'es'
  try {
    theme = localStorage.getItem('theme') || theme
    lang = localStorage.getItem('lang') || lang
  } catch (_) {
    // Storage is switched off: the defaults hold.
  }
  var dark = theme === 'oscuro' || (theme !== 'claro' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.lang = lang === 'es' ? 'es' : 'en'
})()
