import { useEffect, useState, version } from 'react';
import type { FrontageIsland, IslandError } from '@frontage/islands/types';
import { hydrate } from './hydrate';
import { Slot } from './slot';
import { item } from '../../tests/support/items';

type Props = { label: string; broken?: boolean };

/** A test widget that reports in its title when effects run, and can throw on click. */
function Widget( { label, broken }: Props ) {
	const [ presses, setPresses ] = useState( 0 );
	const [ typed, setTyped ] = useState( '' );
	const [ ticked, setTicked ] = useState( false );
	const [ chosen, setChosen ] = useState( 'one' );
	const [ layout, setLayout ] = useState( 'a' );
	useEffect( () => {
		document.title = `alive ${ label }`;
		return () => {
			document.title = 'gone';
		};
	}, [ label ] );
	if ( broken || presses > 2 ) {
		throw new Error( 'planted' );
	}
	return (
		<div
			data-typed={ typed || undefined }
			data-ticked={ ticked || undefined }
		>
			<button onClick={ () => setPresses( presses + 1 ) }>
				{ label }
			</button>
			<button onClick={ () => setLayout( 'b' ) }>Layout</button>
			<output>{ presses }</output>
			<input
				value={ typed }
				onChange={ ( event ) => setTyped( event.target.value ) }
			/>
			<input
				type="checkbox"
				checked={ ticked }
				onChange={ ( event ) => setTicked( event.target.checked ) }
			/>
			<select
				value={ chosen }
				onChange={ ( event ) => setChosen( event.target.value ) }
			>
				<option>one</option>
				<option>two</option>
			</select>
			<Slot key={ layout } as="section" className="text" />
		</div>
	);
}

const HTML =
	'<div><button>Press</button><button>Layout</button><output>0</output><input value=""><input type="checkbox"><select><option selected="">one</option><option>two</option></select><section class="text" data-slot="content"><p>By the <b>author</b></p></section></div>';

const mount = hydrate( Widget );
let island: FrontageIsland;
let errors: IslandError[];

function show( html: string, props: Props = { label: 'Press' } ) {
	document.body.innerHTML = `<frontage-island name="widget">${ html }</frontage-island>`;
	island = document.querySelector( 'frontage-island' )!;
	errors = [];
	island.addEventListener( 'frontage:island-error', ( event ) =>
		errors.push( ( event as CustomEvent< IslandError > ).detail )
	);
	return () => mount( island, props );
}

/** Lets React commit, as it does between two clicks. */
const settle = () => new Promise( ( done ) => setTimeout( done ) );

const find = ( selector: string ) =>
	island.querySelector< HTMLInputElement >( selector )!;

beforeEach( () => {
	(
		globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
	 ).IS_REACT_ACT_ENVIRONMENT = false;
	document.title = '';
} );

test( 'keeps the server’s elements, is interactive and has run its effects when mount returns', async () => {
	const start = show( HTML );
	const before = [ ...island.querySelectorAll( '*' ) ];
	start();
	expect( [ ...island.querySelectorAll( '*' ) ] ).toEqual( before );
	expect( island.innerHTML ).toBe( HTML );
	expect( document.title ).toBe( 'alive Press' );
	find( 'button' ).click();
	await settle();
	expect( find( 'output' ).textContent ).toBe( '1' );
	expect( errors ).toEqual( [] );
} );

test( 'repairs a mismatch, reports it, and moves the slot’s content', () => {
	const start = show( HTML.replace( '>Press<', '>Different<' ) );
	const author = find( 'b' );
	start();
	expect( find( 'button' ).textContent ).toBe( 'Press' );
	expect( find( 'section b' ) ).toBe( author );
	expect( errors ).toMatchObject( [ { name: 'widget', recovered: true } ] );
	if ( version.startsWith( '18' ) ) {
		// eslint-disable-next-line jest/no-conditional-expect -- React 19 only calls back; after each test, the console is empty.
		expect( console ).toHaveErrored();
	}
} );

test( 'restores the server’s HTML if the component cannot render', () => {
	const start = show( HTML, { label: 'Press', broken: true } );
	expect( start ).toThrow( 'planted' );
	expect( island.innerHTML ).toBe( HTML );
	expect( console ).toHaveErrored();
} );

test( 'restores the server’s HTML if the component fails later', async () => {
	show( HTML )();
	for ( let press = 0; press < 3; press++ ) {
		find( 'button' ).click();
		await settle();
	}
	expect( island.innerHTML ).toBe( HTML );
	expect( errors ).toMatchObject( [ { name: 'widget', recovered: false } ] );
	expect( console ).toHaveErrored();
} );

test( 'leaves the server’s HTML and no effects when cleaned up', () => {
	const cleanup = show( HTML )();
	find( 'button' ).click();
	( cleanup as () => void )();
	expect( island.innerHTML ).toBe( HTML );
	expect( document.title ).toBe( 'gone' );
} );

test( 'keeps typed, checked and selected values', async () => {
	const start = show( HTML );
	find( 'input' ).value = 'early';
	find( '[type=checkbox]' ).checked = true;
	find( 'select' ).value = 'two';
	start();
	await settle();
	expect( find( 'div' ).dataset.typed ).toBe( 'early' );
	expect( find( 'div' ).dataset.ticked ).toBe( 'true' );
	expect( find( 'input' ).value ).toBe( 'early' );
	expect( find( '[type=checkbox]' ).checked ).toBe( true );
	expect( find( 'select' ).value ).toBe( 'two' );
} );

test( 'keeps a slot’s content when React recreates the slot', async () => {
	show( HTML )();
	const author = find( 'b' );
	const slot = find( 'section' );
	item( island.querySelectorAll( 'button' ), 1 ).click();
	await settle();
	expect( find( 'section' ) ).not.toBe( slot );
	expect( find( 'section b' ) ).toBe( author );
} );
