@rem npm start says "exec", so that a signal reaches the server and not a shell before it. The shell of Windows has no such word.
@%*
