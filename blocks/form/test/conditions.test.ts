/** Conditions of steps and of blocks that are no fields. */
import { item } from '../../../tests/support/items';
import {
	answers,
	body,
	button,
	input,
	mockToken,
	settle,
	status,
	summary,
	type,
	wake,
} from './in-page';

jest.mock( '@frontage/api', () => ( {
	callAction: jest.fn( () => Promise.resolve( mockToken ) ),
} ) );

const FIXTURE = 'steps-by-answers';
const all = ( selector: string ) => [
	...document.querySelectorAll< HTMLElement >( selector ),
];
const shown = () =>
	all( '.frontage-form__step' ).findIndex( ( { hidden } ) => ! hidden );
const stages = () =>
	all( '.frontage-form__stage' )
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { textContent } ) => textContent );
const order = ( who: 'who_0-0' | 'who_0-1' ) => {
	input( who ).checked = true;
	input( who ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
	jest.advanceTimersByTime( 200 );
};
const goBack = ( step: number ) => {
	history.replaceState(
		{ frontageSteps: { [ item( all( '.frontage-form' ), 0 ).id ]: step } },
		''
	);
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
};

test( 'a step whose condition does not hold is neither counted nor visited', () => {
	wake( FIXTURE );
	expect( stages() ).toEqual( [ 'You', 'Your order' ] );
	expect( status() ).toBe( 'Step 1 of 2' );
	order( 'who_0-0' );
	button( 'next' ).click();
	expect( shown() ).toBe( 2 );
	expect( status() ).toBe( 'Step 2 of 2' );
	expect( button( 'send' ).hidden ).toBe( false );
	const leave = jest.spyOn( history, 'back' ).mockImplementation();
	button( 'back' ).click();
	expect( shown() ).toBe( 0 );
	expect( leave ).toHaveBeenCalledTimes( 1 );
} );

test( 'an answer adds the step and its name', () => {
	wake( FIXTURE );
	order( 'who_0-1' );
	expect( stages() ).toEqual( [ 'You', 'Invoice', 'Your order' ] );
	expect( status() ).toBe( 'Step 1 of 3' );
	button( 'next' ).click();
	expect( summary() ).toBe( 'Please fill in:Company' );
	type( 'company_0', 'Loaf Ltd' );
	button( 'next' ).click();
	expect( shown() ).toBe( 1 );
} );

test( 'Back and Forward do not show a step that is skipped meanwhile', () => {
	wake( FIXTURE );
	order( 'who_0-0' );
	goBack( 1 );
	expect( shown() ).toBe( 0 );
	goBack( 2 );
	expect( shown() ).toBe( 2 );
} );

test( 'blocks show and hide, and fields in a hidden one are neither required nor sent', async () => {
	wake( FIXTURE );
	answers( '' );
	const group = item( all( '.wp-block-group' ), 0 );
	const text = item( all( 'p[data-when]' ), 0 );
	expect( [ group.hidden || 'off' in group.dataset, text.hidden ] ).toEqual( [
		true,
		false,
	] );
	order( 'who_0-1' );
	expect( [ group.hidden, text.hidden ] ).toEqual( [ false, true ] );
	type( 'company_0', 'Loaf Ltd' );
	order( 'who_0-0' );
	expect( [ group.hidden, text.hidden ] ).toEqual( [ true, false ] );
	button( 'next' ).click();
	type( 'order_0', 'Bread' );
	button( 'send' ).click();
	await settle();
	expect( body().get( 'et_pb_contact_company_0' ) ).toBeNull();
	expect(
		JSON.parse(
			String( body().get( 'et_pb_contact_email_hidden_fields_0' ) )
		)
	).toEqual( [ 'company', 'vat' ] );
} );
