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

it( 'shows and hides the password, and announces it', () => {
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

it( 'keeps the position of the cursor', () => {
	start();
	expect( field().ownerDocument.activeElement ).toBe( field() );
	expect( field().selectionStart ).toBe( 2 );
} );

it( 'ignores fields with their own button, and handles later ones', async () => {
	start();
	expect( document.querySelectorAll( 'button' ) ).toHaveLength( 1 );
	document.body.insertAdjacentHTML( 'beforeend', '<input type=password>' );
	await Promise.resolve();
	expect( document.querySelectorAll( 'button' ) ).toHaveLength( 2 );
} );

it( 'restores everything', () => {
	start();
	button().click();
	end();
	expect( document.body.querySelector( 'form' )!.innerHTML ).toContain(
		'<p><input type="password" id="a" value="secret"'
	);
	expect( document.querySelector( 'button' ) ).toBeNull();
} );
