/** A page with Tabs, as the server prints them, for tests. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

const running: ( () => void )[] = [];

/**
 * HTML of one widget whose first tab is open.
 *
 * @param id     Of the widget.
 * @param names  Of its tabs.
 * @param inside What all panels but the first hold besides their name.
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
 * Puts HTML into the page at an address and wakes all its Tabs.
 *
 * @param html     Of the page.
 * @param hash     Of the address.
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

/** Puts all Tabs to sleep again. */
export function sleepTabs(): void {
	running.splice( 0 ).forEach( ( stop ) => stop() );
}

/** The titles of the open tabs, outer first; each has to agree with its panel. */
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
