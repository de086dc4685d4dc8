/** Showing and hiding passwords, and restoring the page. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';

const WORDS = { show: 'Show password', shown: 'Visible.', hidden: 'Hidden.' };
const PAGE =
	'<form><p><input type="password" id="a" value="secret"></p></form><p class="wp-pwd"><input type="password" id="own"></p><frontage-island><p role="status"></p></frontage-island>';

let end: () => void;
const field = () => document.querySelector< HTMLInputElement >( '#a' )!;
const button = () => document.querySelector( 'button' )!;
const status = () => document.querySelector( '[role=status]' )!.textContent;
const start = () => {
	document.body.innerHTML = PAGE;
	field().focus();
	field().setSelectionRange( 2, 4 );
	end = enhance(
		document.querySelector< FrontageIsland >( 'frontage-island' )!,
		WORDS
	);
};

afterEach( () => end() );

it( 'shows and hides what was typed, and tells readers', () => {
	start();
	expect( button().getAttribute( 'aria-pressed' ) ).toBe( 'false' );
	button().click();
	expect( [ field().type, field().value, status() ] ).toEqual( [
		'text',
		'secret',
		'Visible.',
	] );
	expect( button().getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	button().click();
	expect( [ field().type, status() ] ).toEqual( [ 'password', 'Hidden.' ] );
} );

it( 'hides it before the form is sent', () => {
	start();
	button().click();
	field().form!.dispatchEvent( new Event( 'submit' ) );
	expect( field().type ).toBe( 'password' );
} );

it( 'lets whoever writes in the field go on writing', () => {
	start();
	expect( field().ownerDocument.activeElement ).toBe( field() );
	expect( field().selectionStart ).toBe( 2 );
} );

it( 'leaves fields with a button of their own, and takes what comes later', async () => {
	start();
	expect( document.querySelectorAll( 'button' ) ).toHaveLength( 1 );
	document.body.insertAdjacentHTML( 'beforeend', '<input type=password>' );
	await Promise.resolve();
	expect( document.querySelectorAll( 'button' ) ).toHaveLength( 2 );
} );

it( 'puts everything back', () => {
	start();
	button().click();
	end();
	expect( document.body.querySelector( 'form' )!.innerHTML ).toContain(
		'<p><input type="password" id="a" value="secret"'
	);
	expect( document.querySelector( 'button' ) ).toBeNull();
} );
