/** A page with Tabs, as rendered by the server, for tests. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

// This DOM has no layout.
Object.defineProperty( HTMLElement.prototype, 'offsetWidth', {
	get( this: HTMLElement ) {
		return Number( this.style.display !== 'none' );
	},
} );

const running: ( () => void )[] = [];

/**
 * Returns the HTML of a widget whose first tab is open.
 *
 * @param id     Widget ID.
 * @param names  Names of its tabs.
 * @param inside Additional content of all panels but the first.
 */
export function tabsHtml( id: string, names: string[], inside = '' ): string {
	const tabs = names.map(
		( name, index ) =>
			`<a role="tab" id="${ id }-tab-${ index }" href="#tab-${ name }" aria-controls="tab-${ name }" aria-selected="${ ! index }">${ name }</a>`
	);
	const panels = names.map(
		( name, index ) =>
			`<div role="tabpanel" id="tab-${ name }" tabindex="0" ${ index ? 'hidden="until-found"' : '' }><p id="in-${ name }">${ name }</p>${ index ? inside : '' }</div>`
	);
	return `<div id="${ id }"><frontage-island name="tabs"><div><div role="tablist">${ tabs.join( '' ) }</div><div>${ panels.join( '' ) }</div></div></frontage-island></div>`;
}

/**
 * Puts HTML into the page at a URL and enhances all its Tabs.
 *
 * @param html     Page HTML.
 * @param hash     URL hash.
 * @param isManual Whether arrow keys only move the focus.
 */
export function wakeTabs( html: string, hash = '', isManual = false ): void {
	history.replaceState( null, '', `/${ hash }` );
	document.body.innerHTML = html;
	for ( const island of document.querySelectorAll( 'frontage-island' ) ) {
		const { id } = island.parentElement as HTMLElement;
		running.push( enhance( island as FrontageIsland, { id, isManual } ) );
	}
}

/** Removes the enhancement of all Tabs. */
export function sleepTabs(): void {
	running.splice( 0 ).forEach( ( stop ) => stop() );
}

/** Returns the titles of the open tabs, outer ones first; checks that each agrees with its panel. */
export function openTabs(): string[] {
	return [
		...document.querySelectorAll< HTMLElement >( '[aria-selected=true]' ),
	].map( ( tab ) => {
		const panel = document.getElementById(
			tab.getAttribute( 'aria-controls' ) as string
		);
		expect( panel?.hasAttribute( 'hidden' ) ).toBe( false );
		return tab.textContent as string;
	} );
}

export const tabNamed = ( name: string ) =>
	document.querySelector( `[href="#tab-${ name }"]` ) as HTMLElement;

export const panelNamed = ( name: string ) =>
	document.getElementById( `tab-${ name }` ) as HTMLElement;
