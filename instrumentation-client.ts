/**
 * Runs when the framework has come and before it starts; the name and the place are the framework's.
 *
 * First of all it writes down the address that it found, some moments after it found it. A visitor who has followed a link
 * to a place on the page in those moments would lose that place from the address: the first time, the address stays.
 */
history.replaceState = (state, unused) => {
  Reflect.deleteProperty(history, 'replaceState');
  history.replaceState(state, unused);
};
