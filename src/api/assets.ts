/** Styles and scripts that an answer needs and the page may not have. */

/** One of: a stylesheet by address, a style by text, a script module by address. */
export interface Asset {
	/** WordPress's name for it. */
	handle: string;
	href?: string;
	css?: string;
	module?: string;
}

/** A style that does not come in this time is not waited for. */
const PATIENCE_MS = 3000;

/** Stylesheets on their way, by address. */
const pending = new Map< string, Promise< unknown > >();

/**
 * What the answer says it needs, in its header `X-Frontage-Assets`.
 * @param response
 */
export function assetsOf( response: Response ): Asset[] {
	try {
		const list = JSON.parse( response.headers.get( 'X-Frontage-Assets' )! );
		return Array.isArray( list ) ? list : [];
	} catch {
		return [];
	}
}

/**
 * Adds what is missing; fulfilled when the styles apply, so that HTML put in next is never bare.
 *
 * Never rejected: HTML without its style is better than none.
 * @param assets
 */
export async function addAssets( assets: readonly Asset[] ): Promise< void > {
	for ( const asset of assets.filter( ( { handle } ) => handle ) ) {
		addStyle( asset );
		addModule( asset );
	}
	await Promise.all( assets.map( ( { href } ) => pending.get( href! ) ) );
}

/**
 * WordPress prints a style as `<link id="x-css">`, or inline as `<style id="x-inline-css">`.
 * @param root0
 * @param root0.handle
 * @param root0.href
 * @param root0.css
 */
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
