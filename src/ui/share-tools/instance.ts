import { showPrompt } from '@frontage/dialog';
import { openWindow } from '@frontage/share-window';
import type { ShareProps } from './types';

/** Where the browser remembers the visitor's server. */
const KEY = 'frontage-mastodon';

const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}$/;

/**
 * Asks for the visitor's Mastodon server, which any of thousands can be, and shares there.
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
	const answer = await showPrompt( instance, read() || there.hostname, {
		ok: open,
		cancel,
	} );
	const host = answer && hostOf( answer );
	if ( ! host ) {
		return false;
	}
	try {
		localStorage.setItem( KEY, host );
	} catch {}
	there.hostname = host;
	return openWindow( there.href );
}

/**
 * Returns the host in what a visitor wrote: a host, an address, or a handle such as `@ada@example.social`.
 *
 * @param written Any text.
 */
export function hostOf( written: string ): string | null {
	const host = written
		.trim()
		.toLowerCase()
		.replace( /^https?:\/\//, '' )
		.replace( /^.*@/, '' )
		.replace( /\/.*$/, '' );
	return HOST.test( host ) ? host : null;
}

function read(): string | null {
	try {
		return localStorage.getItem( KEY );
	} catch {
		return null;
	}
}
