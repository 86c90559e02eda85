import { type EngineMachine, findEngines } from './find-engines';

const firefox = '/usr/bin/firefox-esr';
const driver = '/usr/bin/WebKitWebDriver';
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const screen = '/usr/bin/Xvfb';

function machine(files: readonly string[], more: Partial<EngineMachine> = {}) {
  const there = new Set(files);
  const commands: string[] = [];
  const brought: Record<string, readonly string[]> = {
    'firefox-esr': [firefox],
    'webkit2gtk-driver': [driver, miniBrowser],
    xvfb: [screen],
  };
  const made: EngineMachine = {
    env: {},
    platform: 'linux',
    isRoot: false,
    exists: (path) => there.has(path),
    list: () => ['x86_64-linux-gnu'],
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      for (const file of brought[args.at(-1) ?? ''] ?? []) there.add(file);
      return true;
    },
    ...more,
  };
  return { made, commands };
}

const all = { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: driver, WEBKIT_BROWSER_PATH: miniBrowser };

test('engines that are there are found and nothing is installed', () => {
  const { made, commands } = machine([firefox, driver, miniBrowser, screen]);
  expect(findEngines(made)).toEqual({ env: all, missing: [] });
  expect(commands).toEqual([]);
});

test('root on Debian installs those that are not there', () => {
  const { made, commands } = machine(['/etc/debian_version'], { isRoot: true });
  expect(findEngines(made)).toEqual({ env: all, missing: [] });
  expect(commands).toEqual([
    'apt-get install -y firefox-esr',
    'apt-get install -y webkit2gtk-driver',
    'apt-get install -y xvfb',
  ]);
});

test('others are told in one sentence for each engine', () => {
  const { made, commands } = machine([driver, miniBrowser]);
  const found = findEngines(made);
  expect(found.env).toEqual({});
  expect(found.missing).toEqual([
    expect.stringMatching(/^FIREFOX IS NOT TESTED: .* FIREFOX_PATH/),
    expect.stringMatching(/^WEBKIT IS NOT TESTED: .* webkit2gtk-driver and xvfb/),
  ]);
  expect(commands).toEqual([]);
});

test('a screen of the visitor’s own will do, and a named Firefox comes first', () => {
  const env = { DISPLAY: ':0', FIREFOX_PATH: '/opt/firefox' };
  const { made } = machine(['/opt/firefox', firefox, driver, miniBrowser], { env });
  expect(findEngines(made)).toEqual({ env: { ...all, FIREFOX_PATH: '/opt/firefox' }, missing: [] });
});
