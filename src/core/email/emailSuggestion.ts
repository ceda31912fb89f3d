/** Guesses the address that was meant when a well-known mail provider is nearly spelt (spec 5, "did you mean"). */
import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

/** Providers of our countries that the list of the package lacks: without them they would be "corrected" to others. */
const MORE_DOMAINS = [
  'hotmail.com live.com msn.com gmx.com mail.com yahoo.com gmail.com googlemail.com ymail.com',
  'gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de bluewin.ch ziggo.nl',
  'kpnmail.nl xs4all.nl planet.nl home.nl hetnet.nl outlook.nl live.nl telenet.be skynet.be',
  'proximus.be outlook.be hotmail.be live.be orange.fr wanadoo.fr free.fr sfr.fr laposte.net',
  'neuf.fr hotmail.fr outlook.fr yahoo.fr libero.it virgilio.it tiscali.it alice.it tim.it',
  'hotmail.it outlook.it yahoo.it hotmail.es outlook.es yahoo.es telefonica.net terra.es wp.pl',
  'o2.pl onet.pl op.pl interia.pl gazeta.pl poczta.fm tlen.pl vp.pl btinternet.com hotmail.co.uk',
  'outlook.com live.co.uk yahoo.co.uk sky.com eircom.net bigpond.com optusnet.com.au xtra.co.nz',
  'shaw.ca rogers.com proton.me pm.me icloud.com hccnet.nl upcmail.nl online.nl gmx.fr online.de orange.pl',
  'orange.es interia.eu onet.eu inea.pl tin.it',
]
  .join(' ')
  .split(' ');
const DOMAINS = [...new Set([...POPULAR_DOMAINS, ...MORE_DOMAINS])];

/** Real as well, but so rare, or so like a mistake in a great one, that nobody is led to them. */
const LEFT_ALONE = new Set(
  [
    'mac.com email.com usa.com mailo.com ya.com rr.com foxmail.com gmx.be gmx.es gmx.eu gmx.org',
    'gmx.co.uk gmx.us gmx.li go2.pl o2online.de online.ms online.no',
    'orange.nl orange.be wanadoo.nl wanadoo.es tiscali.nl tiscali.be tiscali.fr posteo.net posteo.eu',
    'protonmail.ch proton.ch alice.de o2.de sms.at tmo.at tre.it wp.eu aol.co.uk bigpond.com.au',
    'hotmail.com.ar hotmail.com.mx live.com.ar live.com.mx outlook.com.ar yahoo.com.ar yahoo.com.co',
    'yahoo.com.mx hotmail.com.br outlook.com.br yahoo.com.br hotmail.pt live.com.pt outlook.pt',
    'yahoo.co.in hotmail.com.tr',
  ]
    .join(' ')
    .split(' '),
);

/**
 * @param email as typed
 * @returns the address that may have been meant; null when there is nothing to suggest
 */
export function emailSuggestion(email: string): string | null {
  const typed = email.trim();
  // Letters of either case are the same address; the suggestion keeps what stands before the @ as typed.
  const at = typed.lastIndexOf('@');
  if (at < 1 || at === typed.length - 1) return null;
  const domain = typed.slice(at + 1).toLowerCase();
  if (DOMAINS.includes(domain) || LEFT_ALONE.has(domain)) return null;
  const found = run({ email: `a@${domain}`, domains: DOMAINS });
  // Of an unknown domain only the likeness to a provider counts: rare endings are no mistakes.
  if (found === undefined || !DOMAINS.includes(found.domain)) return null;
  return `${typed.slice(0, at)}@${found.domain}`;
}
