/** Sliders, rows and calculations as visitors use them. */
import type { FormParts } from '@frontage/form/types';
import type { FieldRules } from '@frontage/lib/form-rules';
import { take } from '../../../tests/support/items';
import { enhanceFields } from './index';

const row = ( number: number ) => `<fieldset class="frontage-form__row">
	<div data-field="guests_${ number }_name"><input name="guests_${ number }_name"></div>
	<div data-field="guests_${ number }_vegan"><input type="checkbox" name="guests_${ number }_vegan" value="1"></div>
	<button class="frontage-form__remove" type="submit">Remove</button>
</fieldset>`;

const PAGE = `<form>
	<div data-field="tip"><input type="range" class="frontage-form__slider" name="tip" min="0" max="10" value="3"><output></output></div>
	<fieldset data-rows="guests" data-min="1" data-max="3">
		<input type="hidden" name="guests" value="1">
		${ row( 1 ) }${ row( 2 ) }${ row( 3 ) }
		<button class="frontage-form__add" type="submit">Add</button>
	</fieldset>
	<div data-field="total"><output class="frontage-form__result" data-after=" €"></output></div>
</form>`;

const FIELDS = [
	{ name: 'tip', kind: 'range' },
	{ name: 'guests', kind: 'rows' },
	{
		name: 'total',
		kind: 'calculation',
		formula: '{guests} * 1000.5',
		decimals: 2,
	},
] as unknown as FieldRules[];

const form = () => document.querySelector( 'form' )!;
const input = ( name: string ) =>
	form().elements.namedItem( name ) as HTMLInputElement;
const rows = () =>
	document.querySelectorAll< HTMLElement >( '.frontage-form__row' );
const shown = () => [ ...rows() ].filter( ( { hidden } ) => ! hidden ).length;
const press = ( selector: string, place = 0 ) =>
	document.querySelectorAll< HTMLElement >( selector )[ place ]!.click();
let stop = new AbortController();

/** Enhances the form as its own script does: what is computed follows each change. */
function start( language = 'en' ): void {
	document.documentElement.lang = language;
	document.body.innerHTML = PAGE;
	stop = new AbortController();
	const parts = {
		form: form(),
		fields: FIELDS,
		signal: stop.signal,
		extras: {},
		uploads: {},
	} as unknown as FormParts;
	enhanceFields( parts );
	const follow = () =>
		parts.compute!( { guests: input( 'guests' ).value, tip: '' } );
	form().addEventListener( 'change', follow, { signal: stop.signal } );
	follow();
}

beforeAll( () => {
	window.CSS = { escape: ( name: string ) => name } as typeof CSS;
} );
afterEach( () => stop.abort() );

test( 'shows as many rows as there are, and stops at the bounds', () => {
	start();
	expect( shown() ).toBe( 1 );
	const [ remove ] = take(
		document.querySelectorAll< HTMLElement >( '.frontage-form__remove' ),
		1
	);
	expect( remove.hidden ).toBe( true );
	press( '.frontage-form__add' );
	press( '.frontage-form__add' );
	expect( shown() ).toBe( 3 );
	expect( remove.hidden ).toBe( false );
	expect(
		document.querySelector< HTMLElement >( '.frontage-form__add' )!.hidden
	).toBe( true );
} );

test( 'moves the focus into a new row and back to the button, and never sends the form', () => {
	start();
	const sent = jest.fn( ( event: Event ) => event.preventDefault() );
	form().addEventListener( 'submit', sent );
	press( '.frontage-form__add' );
	expect( document.querySelector( ':focus' ) ).toBe(
		input( 'guests_2_name' )
	);
	press( '.frontage-form__remove' );
	expect( document.querySelector( ':focus' ) ).toBe(
		document.querySelector( '.frontage-form__add' )
	);
	expect( sent ).not.toHaveBeenCalled();
} );

test( 'moves the answers of later rows up, ticks included, and empties the last one', () => {
	start();
	press( '.frontage-form__add' );
	press( '.frontage-form__add' );
	[ 'Ada', 'Ben', 'Cyd' ].forEach( ( name, place ) => {
		input( `guests_${ place + 1 }_name` ).value = name;
	} );
	input( 'guests_3_vegan' ).checked = true;
	press( '.frontage-form__remove', 1 );
	expect( input( 'guests_1_name' ).value ).toBe( 'Ada' );
	expect( input( 'guests_2_name' ).value ).toBe( 'Cyd' );
	expect( input( 'guests_2_vegan' ).checked ).toBe( true );
	expect( input( 'guests_3_name' ).value ).toBe( '' );
	expect( input( 'guests_3_vegan' ).checked ).toBe( false );
} );

test( 'a draft that is filled in brings its rows, and starting over takes them away', () => {
	start();
	input( 'guests' ).value = '3';
	form().dispatchEvent( new Event( 'change' ) );
	expect( shown() ).toBe( 3 );
	form().reset();
	form().dispatchEvent( new Event( 'change' ) );
	expect( shown() ).toBe( 1 );
} );

test( 'writes results as people of the page’s language do, between its units', () => {
	start( 'de' );
	const output = document.querySelector< HTMLOutputElement >(
		'.frontage-form__result'
	)!;
	expect( output.value ).toBe( '1.000,50 €' );
	start( 'en' );
	press( '.frontage-form__add' );
	expect(
		document.querySelector< HTMLOutputElement >( '.frontage-form__result' )!
			.value
	).toBe( '2,001.00 €' );
} );

test( 'shows the value of a slider while it moves, and after a reset', () => {
	start();
	const output = document.querySelector( 'output' )!;
	expect( output.value ).toBe( '3' );
	input( 'tip' ).value = '7';
	input( 'tip' ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( output.value ).toBe( '7' );
	form().reset();
	form().dispatchEvent( new Event( 'change' ) );
	expect( output.value ).toBe( '3' );
} );
