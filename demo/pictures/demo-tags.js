// Stands in for a tag manager on the demo: sends nothing anywhere, and writes into the browser's console what a tag
// manager would receive.
{
  const layer = window.dataLayer ?? [];
  const name = new URL(document.currentScript.src).searchParams.get('id');
  const tell = (entry) => console.info(name, 'is told:', 'length' in entry ? [...entry] : entry);
  const push = layer.push.bind(layer);
  layer.forEach(tell);
  layer.push = (...entries) => {
    entries.forEach(tell);
    return push(...entries);
  };
}
