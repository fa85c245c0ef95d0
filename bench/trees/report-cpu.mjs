// Loaded before a server under measurement: answers its parent's question for the CPU time that its process took.
process.on('message', (question) => {
  if (question === 'cpu') process.send?.(process.cpuUsage());
});
// The server may end although its parent could still ask.
process.channel?.unref();
