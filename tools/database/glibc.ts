import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const NEEDED = '2.38';
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6'];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const DEFAULT_MIRROR = 'http://deb.debian.org/debian';
const APT_LIMIT_MS = 180_000;
const TOO_OLD = `The embedded database needs glibc ${NEEDED} or later (Debian 13, Ubuntu 24.04, Fedora 39). Set MONGODB_URI to a MongoDB server, or use a newer system.`;

const MACHINES: Record<string, { triplet: string; loader: string }> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** What to put in front of `node` so that the engine finds a new enough C library; often nothing. */
export async function loaderPrefix(cacheFolder: string): Promise<string[]> {
  const running = runningGlibc();
  if (running === null || !isOlderThan(running, NEEDED)) return [];
  const machine = MACHINES[process.arch];
  if (!machine || !existsSync('/usr/bin/apt-get') || !existsSync(KEYRING)) throw new Error(TOO_OLD);
  const folder = join(cacheFolder, 'glibc');
  if (!existsSync(folder)) await fetchGlibc(folder);
  const libraries = join(folder, 'usr/lib', machine.triplet);
  const search = `${libraries}:/lib/${machine.triplet}`;
  return [join(libraries, machine.loader), '--library-path', search];
}

/** The C library of this machine, `null` where there is none of that kind (macOS). */
function runningGlibc(): string | null {
  const report: unknown = process.report.getReport();
  const { header } = report as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime ?? null;
}

/** Unpacks Debian 13's C library beside the project: needs no root and installs nothing. */
async function fetchGlibc(folder: string): Promise<void> {
  // Several processes may do this at once: each works apart, the first rename wins.
  const work = `${folder}-${process.pid}`;
  const unpacked = join(work, 'root');
  await mkdir(join(work, 'lists', 'partial'), { recursive: true });
  await mkdir(join(work, 'archives', 'partial'), { recursive: true });
  const sources = join(work, 'sources.list');
  const mirror = debianMirror(await readSources());
  await writeFile(sources, `deb [signed-by=${KEYRING}] ${mirror} trixie main\n`);
  const apt = [
    `-oDir::State::Lists=${join(work, 'lists')}`,
    `-oDir::Cache=${work}`,
    `-oDir::Etc::sourcelist=${sources}`,
    '-oDir::Etc::sourceparts=-',
    '-oAPT::Sandbox::User=root',
    '-oAcquire::Retries=3',
    '-oAcquire::Languages=none',
  ];
  try {
    await run('apt-get', [...apt, 'update'], { timeout: APT_LIMIT_MS });
    await run('apt-get', [...apt, 'download', ...PACKAGES], { cwd: work, timeout: APT_LIMIT_MS });
    for (const file of (await readdir(work)).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg', ['-x', join(work, file), unpacked]);
    }
    await rename(unpacked, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } catch (error) {
    throw new Error(`${TOO_OLD} (Fetching a newer one failed: ${firstLine(error)})`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function readSources(): Promise<string> {
  const parts = '/etc/apt/sources.list.d';
  const names = existsSync(parts) ? await readdir(parts) : [];
  const files = ['/etc/apt/sources.list', ...names.map((name) => join(parts, name))];
  const texts = await Promise.all(
    files
      .filter((file) => /\.(list|sources)$/.test(file) && existsSync(file))
      .map((file) => readFile(file, 'utf8')),
  );
  return texts.join('\n');
}

const firstLine = (error: unknown): string => String(error).split('\n', 1)[0] ?? '';

/** Whether one `major.minor` version comes before another. */
export function isOlderThan(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** The Debian mirror that a machine's own apt sources name, either style of file. */
export function debianMirror(sources: string): string {
  const lines = sources.split('\n').filter((line) => !line.trim().startsWith('#'));
  const addresses = lines
    .filter((line) => /^\s*(deb|URIs:)\s/.test(line))
    .flatMap((line) => line.match(/https?:\/\/\S+/g) ?? []);
  const mirror = addresses.find((address) => /\/debian\/?$/.test(address));
  return mirror?.replace(/\/$/, '') ?? DEFAULT_MIRROR;
}
