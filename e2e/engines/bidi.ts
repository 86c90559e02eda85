type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number | null; error: string; message: string }
  | { type: 'event'; method: string; params: Record<string, unknown> };

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** A connection to a browser that speaks WebDriver BiDi: JSON both ways, answers told apart by their number. */
export async function connectBidi(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      listeners.get(message.method)?.(message.params);
      return;
    }
    const { resolve, reject } = waiting.get(message.id ?? 0) ?? {};
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') resolve?.(message.result);
    else reject?.(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${url} cannot be reached.`)));
  });
  return {
    on: (method: string, listener: (params: Record<string, unknown>) => void) =>
      listeners.set(method, listener),
    send: <Result = unknown>(method: string, params: Record<string, unknown>) =>
      new Promise<Result>((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as Waiting['resolve'], reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    disconnect: () => socket.close(),
  };
}
