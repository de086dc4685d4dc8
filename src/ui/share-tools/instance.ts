import { showPrompt } from '@frontage/dialog';
import { openWindow } from '@frontage/share-window';
import type { ShareProps } from './types';

/** Where the browser remembers the visitor's server. */
const KEY = 'frontage-mastodon';

const HOST = /^([a-z0-9-]+\.)+(xn--[a-z0-9-]+|[a-z]{2,})$/;

/**
 * Asks for the visitor's Mastodon server, which any of thousands can be, until it is one, and shares there.
 *
 * @param props Texts from the server.
 * @param link  The link, whose address shares on another server.
 * @return Whether a server was given.
 */
export async function mastodon(
	{ instance, open, cancel }: ShareProps,
	link: HTMLAnchorElement
): Promise< boolean > {
	const there = new URL( link.href );
	let written: string | null = read() || there.hostname;
	let host: string | null = null;
	while ( ! host ) {
		written = await showPrompt( instance, written, { ok: open, cancel } );
		if ( written === null ) {
			return false;
		}
		host = hostOf( written );
	}
	try {
		localStorage.setItem( KEY, host );
	} catch {}
	there.hostname = host;
	return openWindow( there.href );
}

/**
 * Returns the host in what a visitor wrote: a host, an address, or a handle such as `@ada@example.social` or `https://example.social/@ada`.
 *
 * @param written Any text.
 */
export function hostOf( written: string ): string | null {
	const host = written
		.trim()
		.replace( /^https?:\/\//i, '' )
		.replace( /\/.*$/, '' )
		.replace( /^.*@/, '' );
	try {
		// Names in other scripts have another form for browsers.
		const known = new URL( `https://${ host }` ).host;
		return HOST.test( known ) ? known : null;
	} catch {
		return null;
	}
}

function read(): string | null {
	try {
		return localStorage.getItem( KEY );
	} catch {
		return null;
	}
}
