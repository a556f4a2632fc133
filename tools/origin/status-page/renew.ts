/**
 * The script of a status page. It fetches the page again and puts its content in place, so that a screen reader hears what has
 * changed and nothing jumps. Only a ticket, or the news that there is none, replaces what is shown: without a network, and
 * when the product is away or limits this address, the page keeps its content and says how old it is.
 */
export const RENEW = `
const body = document.body;
let timer;
function plan() {
  clearTimeout(timer);
  const seconds = Number(body.dataset.every);
  if (seconds > 0) timer = setTimeout(renew, seconds * 1000);
}
async function renew() {
  plan();
  if (document.hidden || body.dataset.every === '0') return;
  const footer = document.querySelector('footer');
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (answer.status !== 200 && answer.status !== 404) throw new Error(String(answer.status));
    // Its style is in place already, and the policy of this page does not know the nonce of another answer.
    const text = (await answer.text()).replace(/<style.*?<[/]style>/gs, '');
    const next = new DOMParser().parseFromString(text, 'text/html');
    const main = document.querySelector('main');
    const fresh = next.querySelector('main');
    const age = next.querySelector('footer');
    if (!fresh || !age || !next.body.dataset.every) throw new Error('another page');
    if (main.innerHTML !== fresh.innerHTML) main.replaceChildren(...fresh.childNodes);
    if (body.dataset.kind !== 'now' && next.body.dataset.kind === 'now') navigator.vibrate?.([300, 150, 300]);
    document.title = next.title;
    body.dataset.kind = next.body.dataset.kind;
    body.dataset.every = next.body.dataset.every;
    body.removeAttribute('data-offline');
    footer.replaceWith(age);
    plan();
  } catch {
    if (footer.dataset.offline === '') return;
    body.setAttribute('data-offline', '');
    footer.firstElementChild.textContent = footer.dataset.offline;
  }
}
plan();
document.addEventListener('visibilitychange', renew);
addEventListener('online', renew);
`;
