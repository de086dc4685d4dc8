/** The comment form for visitors. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { FORM, WORDS } from './comment-form';
import { item } from '../../../tests/support/items';

const region = ( comments: string ) =>
	`<div id="comments"><ol>${ comments }</ol>${ FORM }</div>`;

let stop: () => void = () => {};
let sent: URLSearchParams[];
let answer: () => Promise< Partial< Response > >;

const one = < Type extends HTMLElement >( selector: string ) =>
	document.querySelector< Type >( selector )!;
const text = () => one< HTMLTextAreaElement >( 'textarea' );
const said = ( role = 'alert' ) =>
	[ ...document.querySelectorAll( `[role=${ role }]` ) ].map(
		( { textContent } ) => textContent
	);

function type( name: string, value: string ) {
	const field = one< HTMLInputElement >( `[name=${ name }]` );
	field.value = value;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

function fill() {
	type( 'comment', 'Good bread.' );
	type( 'author', 'Anna' );
	type( 'email', 'anna@example.com' );
}

const press = ( init: KeyboardEventInit ) =>
	text().dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key: 'Enter',
			bubbles: true,
			cancelable: true,
			...init,
		} )
	);

const settled = () => new Promise( ( done ) => setTimeout( done ) );

const page = ( html: string, init: Partial< Response > ) => async () => ( {
	ok: true,
	redirected: false,
	url: 'http://localhost/post/',
	text: async () => html,
	...init,
} );

beforeEach( () => {
	sessionStorage.clear();
	history.replaceState( null, '', '/' );
	sent = [];
	document.body.innerHTML = region( '<li id="comment-3">First</li>' );
	answer = page( '', {} );
	global.fetch = ( ( _: string, { body }: RequestInit ) => {
		sent.push( body as URLSearchParams );
		return answer();
	} ) as typeof fetch;
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), WORDS );
} );

afterEach( () => stop() );

test.each( [ { ctrlKey: true }, { metaKey: true } ] )(
	'%o and Enter send it once',
	async ( keys ) => {
		fill();
		press( keys );
		press( keys );
		await settled();
		expect( sent ).toHaveLength( 1 );
		expect( Object.fromEntries( item( sent, 0 ) ) ).toEqual( {
			comment: 'Good bread.',
			author: 'Anna',
			email: 'anna@example.com',
			comment_post_ID: '7',
			comment_parent: '3',
		} );
	}
);

test( 'Enter alone adds a line break', () => {
	fill();
	press( {} );
	expect( sent ).toEqual( [] );
} );

test( 'shows errors next to fields and removes them while typing', () => {
	type( 'comment', '  ' );
	type( 'email', 'anna' );
	press( { ctrlKey: true } );
	expect( sent ).toEqual( [] );
	expect( said() ).toEqual( [ 'Missing', 'Missing', 'No address' ] );
	expect( text().matches( ':focus' ) ).toBe( true );
	expect( text().ariaInvalid ).toBe( 'true' );
	expect( text().nextElementSibling!.className ).toBe(
		'frontage-comments__complaint'
	);
	press( { ctrlKey: true } );
	expect( said() ).toEqual( [ 'Missing', 'Missing', 'No address' ] );
	expect( text().getAttribute( 'aria-errormessage' ) ).toBe(
		text().nextElementSibling!.id
	);
	type( 'comment', 'Good' );
	expect( said() ).toEqual( [ 'Missing', 'No address' ] );
	expect( text().hasAttribute( 'aria-errormessage' ) ).toBe( false );
	expect( text().ariaInvalid ).toBe( null );
} );

test( 'shows the message of WordPress and keeps the text', async () => {
	answer = page(
		'<div class="wp-die-message"><p><b>Error:</b> Duplicate &lt;b&gt;comment.</p><p><a>Back</a></p></div>',
		{ ok: false, status: 409 }
	);
	fill();
	press( { ctrlKey: true } );
	expect( said( 'status' ) ).toEqual( [ 'Sending' ] );
	await settled();
	expect( said() ).toEqual( [ 'Error: Duplicate <b>comment.' ] );
	expect( said( 'status' ) ).toEqual( [] );
	expect( text().value ).toBe( 'Good bread.' );
	press( { ctrlKey: true } );
	await settled();
	expect( sent ).toHaveLength( 2 );
} );

test( 'a network error keeps the text', async () => {
	answer = () => Promise.reject( new Error( 'offline' ) );
	fill();
	press( { ctrlKey: true } );
	await settled();
	expect( said() ).toEqual( [ 'Failed' ] );
	expect( text().value ).toBe( 'Good bread.' );
} );

test( 'the new comment appears with focus, and the draft is deleted', async () => {
	answer = page(
		`<head><style id="comment-css">li{}</style></head>${ region(
			'<li id="comment-3">First</li><li id="comment-4">Good bread.</li>'
		) }`,
		{ redirected: true }
	);
	fill();
	press( { ctrlKey: true } );
	await settled();
	expect( one( '#comment-4' ).matches( ':focus' ) ).toBe( true );
	expect( location.hash ).toBe( '#comment-4' );
	expect( one( '#comment-css' ) ).not.toBeNull();
	expect( text().value ).toBe( '' );
	expect( sessionStorage ).toHaveLength( 0 );
} );

test( 'a form moved among other comments is kept', async () => {
	document.body.innerHTML = `<div id="comments"><li id="comment-3">First</li>${ FORM }</div>`;
	stop();
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), WORDS );
	answer = page(
		`<div id="comments"><li id="comment-3">First</li><li id="comment-4">Good bread.</li></div>${ FORM }`,
		{ redirected: true, url: '#comment-4' }
	);
	fill();
	press( { ctrlKey: true } );
	await settled();
	// The browser navigates to the comment instead.
	expect( location.hash ).toBe( '#comment-4' );
	expect( one( 'form' ) ).not.toBeNull();
	expect( text().value ).toBe( '' );
} );

test( 'finds the new comment on another page of the comments', async () => {
	answer = page(
		`<div class="wp-block-comments">Elsewhere</div>${ region(
			'<li id="comment-12">Good bread.</li><li id="comment-9">Old</li><li id="comment-11">Older</li><li id="comment-99-likes"></li>'
		) }`,
		{ redirected: true }
	);
	fill();
	press( { ctrlKey: true } );
	await settled();
	expect( one( '#comment-12' ).matches( ':focus' ) ).toBe( true );
} );

test( 'validates required fields of other plugins, but not hidden ones', () => {
	text().insertAdjacentHTML(
		'afterend',
		'<input type="checkbox" name="agree" required><select name="stars" required><option value=""></option></select><input name="off" required disabled>'
	);
	fill();
	press( { ctrlKey: true } );
	expect( sent ).toEqual( [] );
	expect( said() ).toEqual( [ 'Missing', 'Missing' ] );
	one< HTMLInputElement >( '[name=agree]' ).checked = true;
	one< HTMLSelectElement >( 'select' ).insertAdjacentHTML(
		'beforeend',
		'<option selected>5</option>'
	);
	press( { ctrlKey: true } );
	expect( sent ).toHaveLength( 1 );
} );

test( 'sends files of other plugins', () => {
	one( 'form' ).setAttribute( 'enctype', 'multipart/form-data' );
	fill();
	press( { ctrlKey: true } );
	expect( sent[ 0 ] ).toBeInstanceOf( FormData );
} );

test( 'restores the draft after a reload, only in its own post', () => {
	fill();
	stop();
	document.body.innerHTML = region( '' );
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), WORDS );
	expect( text().value ).toBe( 'Good bread.' );
	stop();
	document.body.innerHTML = region( '' ).replace( 'value="7"', 'value="8"' );
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), WORDS );
	expect( text().value ).toBe( '' );
} );

test( 'keeps what was typed before the script was there', () => {
	stop();
	document.body.innerHTML = region( '' );
	text().value = 'Typed early.';
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), WORDS );
	stop();
	document.body.innerHTML = region( '' );
	stop = enhance( one< FrontageIsland >( 'frontage-island' ), WORDS );
	expect( text().value ).toBe( 'Typed early.' );
} );
