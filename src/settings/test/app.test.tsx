/** The app: tabs by URL, focus, titles, a tab that throws, unsaved changes. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';
import { useUnsaved } from '../parts';
import { openTab, heldBack } from '../route';
import type { Tab } from '../tab';

const forget = jest.fn();

const tab = ( slug: string, Screen: Tab[ 'Screen' ] ): Tab => ( {
	slug,
	title: () => `The ${ slug }`,
	order: 1,
	Screen,
} );

const TABS: [ Tab, ...Tab[] ] = [
	tab( 'blocks', () => <p>Blocks here</p> ),
	tab( 'tools', () => <p>Tools here</p> ),
	tab( 'dirty', function Dirty() {
		useUnsaved( true, forget );
		return <p>Typed here</p>;
	} ),
	tab( 'broken', () => {
		throw new Error( 'It broke' );
	} ),
];

const open = ( slug: string ) => {
	act( () => {
		heldBack.set( null );
		openTab( { tab: slug, args: {} } );
	} );
	return render( <App tabs={ TABS } /> );
};
const heading = () => screen.getByRole( 'heading', { level: 2 } );
const link = ( name: string ) => screen.getByRole( 'link', { name } );

it( 'shows the first tab by default without moving the focus', () => {
	open( '' );
	expect( screen.getByText( 'Blocks here' ) ).toBeTruthy();
	expect( link( 'The blocks' ).getAttribute( 'aria-current' ) ).toBe(
		'page'
	);
	expect( heading().ownerDocument.activeElement ).toBe( document.body );
} );

it( 'changes the tab: URL, title, focus on the heading', async () => {
	open( '' );
	await userEvent.click( link( 'The tools' ) );
	expect( screen.getByText( 'Tools here' ) ).toBeTruthy();
	expect( window.location.search ).toBe( '?page=frontage&tab=tools' );
	expect( document.title ).toMatch( /^The tools ‹/ );
	expect( heading().ownerDocument.activeElement ).toBe( heading() );
} );

it( 'shows a message for an unknown tab', () => {
	const { container } = open( 'nowhere' );
	expect( screen.getByText( 'Blocks here' ) ).toBeTruthy();
	expect( container.textContent ).toContain(
		'The tab “nowhere” does not exist.'
	);
} );

it( 'keeps the other tabs when one fails', async () => {
	const { container } = open( 'broken' );
	expect( container.textContent ).toContain( 'It broke' );
	expect( console ).toHaveErrored();
	await userEvent.click( link( 'The blocks' ) );
	expect( screen.getByText( 'Blocks here' ) ).toBeTruthy();
} );

it( 'confirms before changes are lost: staying keeps them, leaving discards them', async () => {
	open( 'dirty' );
	await userEvent.click( link( 'The tools' ) );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Stay here' } )
	);
	expect( screen.getByText( 'Typed here' ) ).toBeTruthy();
	expect( forget ).not.toHaveBeenCalled();
	await userEvent.click( link( 'The tools' ) );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Discard changes' } )
	);
	expect( forget ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByText( 'Tools here' ) ).toBeTruthy();
} );
