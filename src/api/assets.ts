/** Styles and scripts that a response needs and the page may not have loaded. */

/** One of: a stylesheet by URL, an inline style, a script module by URL. */
export interface Asset {
	/** WordPress handle. */
	handle: string;
	href?: string;
	css?: string;
	module?: string;
}

/** How long to wait for a stylesheet before carrying on without it. */
const PATIENCE_MS = 3000;

/** Stylesheets that are loading, by URL. */
const pending = new Map< string, Promise< unknown > >();

/** Returns the assets that the response lists in its `X-Frontage-Assets` header. */
export function assetsOf( response: Response ): Asset[] {
	try {
		const list = JSON.parse( response.headers.get( 'X-Frontage-Assets' )! );
		return Array.isArray( list ) ? list : [];
	} catch {
		return [];
	}
}

/**
 * Adds missing assets. Resolves when the styles apply, so that HTML inserted next is never unstyled.
 *
 * Never rejects: HTML without its styles is better than none.
 */
export async function addAssets( assets: readonly Asset[] ): Promise< void > {
	for ( const asset of assets.filter( ( { handle } ) => handle ) ) {
		addStyle( asset );
		addModule( asset );
	}
	await Promise.all( assets.map( ( { href } ) => pending.get( href! ) ) );
}

/** Adds a stylesheet unless WordPress has printed it as `<link id="x-css">` or `<style id="x-inline-css">`. */
function addStyle( { handle, href, css }: Asset ): void {
	const id = `${ handle }-css`;
	const inlineId = `${ handle }-inline-css`;
	if ( isThere( id ) || isThere( inlineId ) ) {
		return;
	}
	if ( css ) {
		append( 'style', { id: inlineId, textContent: css } );
	} else if ( href ) {
		const link = append( 'link', { id, rel: 'stylesheet', href } );
		const arrival = new Promise( ( done ) => {
			link.onload = link.onerror = done;
			setTimeout( done, PATIENCE_MS );
		} );
		pending.set( href, arrival );
	}
}

function addModule( { handle, module }: Asset ): void {
	const id = `${ handle }-js-module`;
	if ( module && ! isThere( id ) ) {
		append( 'script', { id, type: 'module', src: module } );
	}
}

function isThere( id: string ): boolean {
	return document.getElementById( id ) !== null;
}

function append< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
): HTMLElementTagNameMap[ Tag ] {
	const element = Object.assign( document.createElement( tag ), properties );
	document.head.append( element );
	return element;
}
