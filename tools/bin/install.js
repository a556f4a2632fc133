// Runs before anything is installed: plain JavaScript, Node 20, no dependency.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const TICK_MS = 1000;
/** Written by npm when it has installed everything. */
const INSTALLED = 'node_modules/.package-lock.json';
/** There while packages are installed, with the id of the process that does it; beside them, so that it outlives their removal. */
const INSTALLING = '.turno-installing';
/** Whoever installs by hand writes more often than that. */
const QUIET_MS = 10_000;

/**
 * Installs the packages that a project lacks, and returns why that was not possible, `null` if it was. `onChild` learns the
 * process to pass signals on to, `null` when it has ended.
 */
export async function installMissing(project, onChild) {
  const installer = runningInstaller(project);
  if (installer !== null) {
    return `Process ${installer} is installing the packages: start again when it is done. If there is no such installation, delete ${INSTALLING}.`;
  }
  const isAmid = isInterrupted(project);
  const isFirst = !existsSync(join(project, 'node_modules'));
  if (!isAmid && !isFirst && isInstalled(project)) return null;
  if (isAmid && isWriting(project)) {
    return 'Something is writing to node_modules: start again when that installation is done.';
  }
  if (!begin(project))
    return 'Another command is installing the packages: start again when it is done.';
  const startedAt = Date.now();
  const say = progress(whatFor({ isAmid, isFirst }));
  // npm takes a package for installed whose files were written in part.
  if (isAmid) await removePackages(project);
  // Not `npm ci`: it rejects a lock file that lacks the optional packages of another system. The locked versions and
  // hashes hold all the same, and `--no-save` leaves the lock file as it is.
  const args = ['install', '--no-save', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm(project, { args, onChild });
  say.end();
  // npm puts back what it has changed before it fails, but not when it is killed.
  if (code !== null) rmSync(join(project, INSTALLING), { force: true });
  if (code !== 0) {
    return `${output.trim().split('\n').slice(-15).join('\n')}\nnpm could not install the packages.`;
  }
  process.stdout.write(`Packages installed in ${seconds(startedAt)} s\n`);
  return null;
}

function whatFor({ isAmid, isFirst }) {
  if (isAmid) return 'Installing packages again, after an installation that did not end';
  return isFirst ? 'Installing packages (once)' : 'Installing changed packages';
}

/** Whether an installation began and did not end, one that somebody started by hand included. */
function isInterrupted(project) {
  const has = (file) => existsSync(join(project, file));
  return has(INSTALLING) || (has('node_modules') && !has(INSTALLED));
}

/** Whether somebody installs by hand at this moment. */
function isWriting(project) {
  const packages = join(project, 'node_modules');
  const isOurs = existsSync(join(project, INSTALLING)) || !existsSync(packages);
  return !isOurs && Date.now() - statSync(packages).mtimeMs < QUIET_MS;
}

/** Marks the beginning of an installation, and returns whether no other command was faster. */
function begin(project) {
  const file = join(project, INSTALLING);
  // What is there was left by a process that has ended.
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** The process that installs at this moment. */
function runningInstaller(project) {
  const file = join(project, INSTALLING);
  const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (!(id > 0)) return null;
  try {
    process.kill(id, 0);
    return id;
  } catch (error) {
    // It runs for somebody else.
    return error.code === 'EPERM' ? id : null;
  }
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Removes every folder of packages: the project's own, and those in its workspaces. */
async function removePackages(project) {
  // First, so that a removal that is interrupted is not taken for an installation.
  rmSync(join(project, INSTALLED), { force: true });
  const paths = Object.keys(packagesIn(join(project, 'package-lock.json')));
  const roots = paths.flatMap((path) => /^(.*?)node_modules\//.exec(path)?.[1] ?? []);
  for (const root of new Set(roots)) {
    await rm(join(project, root, 'node_modules'), { recursive: true, force: true });
  }
}

/** Whether node_modules holds what package-lock.json asks for; only looks inside when that is newer. */
function isInstalled(project) {
  const wanted = join(project, 'package-lock.json');
  const present = join(project, INSTALLED);
  if (statSync(wanted).mtimeMs <= statSync(present).mtimeMs) return true;
  const installed = packagesIn(present);
  return Object.entries(packagesIn(wanted)).every(
    ([path, { version, optional, peer, extraneous, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      peer ||
      extraneous ||
      link ||
      installed[path]?.version === version,
  );
}

function runNpm(project, { args, onChild }) {
  const cli = process.env.npm_execpath;
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, [...first, ...args], { cwd: project });
    if (child.pid !== undefined) writeFileSync(join(project, INSTALLING), String(child.pid));
    onChild(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => done({ code: 1, output: error.message }));
    child.once('close', (code) => {
      onChild(null);
      done({ code, output });
    });
  });
}

/** A progress line that counts seconds on a terminal; elsewhere it is printed once. */
function progress(text) {
  if (!process.stdout.isTTY) {
    process.stdout.write(`${text} …\n`);
    return { end: () => undefined };
  }
  const startedAt = Date.now();
  const show = () => process.stdout.write(`\r${text} … ${seconds(startedAt)} s`);
  show();
  const timer = setInterval(show, TICK_MS);
  return {
    end() {
      clearInterval(timer);
      process.stdout.write('\r\u001B[K');
    },
  };
}

const seconds = (startedAt) => Math.round((Date.now() - startedAt) / 1000);
